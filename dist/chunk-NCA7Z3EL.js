import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  UserError,
  errorInfo
} from "./chunk-HWFMSSPQ.js";
import {
  __commonJS,
  __toESM
} from "./chunk-KPOE4I3O.js";

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
      DOT_LITERAL,
      PLUS_LITERAL,
      QMARK_LITERAL,
      SLASH_LITERAL,
      ONE_CHAR,
      QMARK,
      END_ANCHOR,
      DOTS_SLASH,
      NO_DOT,
      NO_DOTS,
      NO_DOT_SLASH,
      NO_DOTS_SLASH,
      QMARK_NO_DOT,
      STAR,
      START_ANCHOR,
      SEP
    };
    var WINDOWS_CHARS = {
      ...POSIX_CHARS,
      SLASH_LITERAL: `[${WIN_SLASH}]`,
      QMARK: WIN_NO_SLASH,
      STAR: `${WIN_NO_SLASH}*?`,
      DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
      NO_DOT: `(?!${DOT_LITERAL})`,
      NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
      NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
      QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
      START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
      END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
    };
    module.exports = {
      DEFAULT_MAX_EXTGLOB_RECURSION,
      MAX_LENGTH: 1024 * 64,
      POSIX_REGEX_SOURCE,
      // regular expressions
      REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
      REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
      REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
      REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
      REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
      REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
      // Replace globs with equivalent patterns to reduce parsing time.
      REPLACEMENTS: {
        __proto__: null,
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
        return match === "\\" ? "" : match;
      });
    };
    exports.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output = input;
      if (output.startsWith("./")) {
        output = output.slice(2);
        state.prefix = "./";
      }
      return output;
    };
    exports.wrapOutput = (input, state = {}, options = {}) => {
      const prepend = options.contains ? "" : "^";
      const append = options.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output = `(?:^(?!${output}).*$)`;
      }
      return output;
    };
    exports.basename = (path, { windows } = {}) => {
      const segs = path.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});

// node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants();
    var isPathSeparator = (code2) => {
      return code2 === CHAR_FORWARD_SLASH || code2 === CHAR_BACKWARD_SLASH;
    };
    var depth = (token) => {
      if (token.isPrefix !== true) {
        token.depth = token.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options) => {
      const opts = options || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens = [];
      const parts = [];
      let str = input;
      let index = -1;
      let start = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob = false;
      let isExtglob = false;
      let isGlobstar = false;
      let braceEscaped = false;
      let backslashes = false;
      let negated = false;
      let negatedExtglob = false;
      let finished = false;
      let braces = 0;
      let prev;
      let code2;
      let token = { value: "", depth: 0, isGlob: false };
      const eos = () => index >= length;
      const peek = () => str.charCodeAt(index + 1);
      const advance = () => {
        prev = code2;
        return str.charCodeAt(++index);
      };
      while (index < length) {
        code2 = advance();
        let next;
        if (code2 === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          code2 = advance();
          if (code2 === CHAR_LEFT_CURLY_BRACE) {
            braceEscaped = true;
          }
          continue;
        }
        if (braceEscaped === true || code2 === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          while (eos() !== true && (code2 = advance())) {
            if (code2 === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (code2 === CHAR_LEFT_CURLY_BRACE) {
              braces++;
              continue;
            }
            if (braceEscaped !== true && code2 === CHAR_DOT && (code2 = advance()) === CHAR_DOT) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code2 === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (code2 === CHAR_RIGHT_CURLY_BRACE) {
              braces--;
              if (braces === 0) {
                braceEscaped = false;
                isBrace = token.isBrace = true;
                finished = true;
                break;
              }
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code2 === CHAR_FORWARD_SLASH) {
          slashes.push(index);
          tokens.push(token);
          token = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start + 1) {
            start += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code2 === CHAR_PLUS || code2 === CHAR_AT || code2 === CHAR_ASTERISK || code2 === CHAR_QUESTION_MARK || code2 === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished = true;
            if (code2 === CHAR_EXCLAMATION_MARK && index === start) {
              negatedExtglob = true;
            }
            if (scanToEnd === true) {
              while (eos() !== true && (code2 = advance())) {
                if (code2 === CHAR_BACKWARD_SLASH) {
                  backslashes = token.backslashes = true;
                  code2 = advance();
                  continue;
                }
                if (code2 === CHAR_RIGHT_PARENTHESES) {
                  isGlob = token.isGlob = true;
                  finished = true;
                  break;
                }
              }
              continue;
            }
            break;
          }
        }
        if (code2 === CHAR_ASTERISK) {
          if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code2 === CHAR_QUESTION_MARK) {
          isGlob = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code2 === CHAR_LEFT_SQUARE_BRACKET) {
          while (eos() !== true && (next = advance())) {
            if (next === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }
            if (next === CHAR_RIGHT_SQUARE_BRACKET) {
              isBracket = token.isBracket = true;
              isGlob = token.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code2 === CHAR_EXCLAMATION_MARK && index === start) {
          negated = token.negated = true;
          start++;
          continue;
        }
        if (opts.noparen !== true && code2 === CHAR_LEFT_PARENTHESES) {
          isGlob = token.isGlob = true;
          if (scanToEnd === true) {
            while (eos() !== true && (code2 = advance())) {
              if (code2 === CHAR_LEFT_PARENTHESES) {
                backslashes = token.backslashes = true;
                code2 = advance();
                continue;
              }
              if (code2 === CHAR_RIGHT_PARENTHESES) {
                finished = true;
                break;
              }
            }
            continue;
          }
          break;
        }
        if (isGlob === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob = false;
      }
      let base = str;
      let prefix = "";
      let glob2 = "";
      if (start > 0) {
        prefix = str.slice(0, start);
        str = str.slice(start);
        lastIndex -= start;
      }
      if (base && isGlob === true && lastIndex > 0) {
        base = str.slice(0, lastIndex);
        glob2 = str.slice(lastIndex);
      } else if (isGlob === true) {
        base = "";
        glob2 = str;
      } else {
        base = str;
      }
      if (base && base !== "" && base !== "/" && base !== str) {
        if (isPathSeparator(base.charCodeAt(base.length - 1))) {
          base = base.slice(0, -1);
        }
      }
      if (opts.unescape === true) {
        if (glob2) glob2 = utils.removeBackslashes(glob2);
        if (base && backslashes === true) {
          base = utils.removeBackslashes(base);
        }
      }
      const state = {
        prefix,
        input,
        start,
        base,
        glob: glob2,
        isBrace,
        isBracket,
        isGlob,
        isExtglob,
        isGlobstar,
        negated,
        negatedExtglob
      };
      if (opts.tokens === true) {
        state.maxDepth = 0;
        if (!isPathSeparator(code2)) {
          tokens.push(token);
        }
        state.tokens = tokens;
      }
      if (opts.parts === true || opts.tokens === true) {
        let prevIndex;
        for (let idx = 0; idx < slashes.length; idx++) {
          const n = prevIndex ? prevIndex + 1 : start;
          const i = slashes[idx];
          const value = input.slice(n, i);
          if (opts.tokens) {
            if (idx === 0 && start !== 0) {
              tokens[idx].isPrefix = true;
              tokens[idx].value = prefix;
            } else {
              tokens[idx].value = value;
            }
            depth(tokens[idx]);
            state.maxDepth += tokens[idx].depth;
          }
          if (idx !== 0 || value !== "") {
            parts.push(value);
          }
          prevIndex = i;
        }
        if (prevIndex && prevIndex + 1 < input.length) {
          const value = input.slice(prevIndex + 1);
          parts.push(value);
          if (opts.tokens) {
            tokens[tokens.length - 1].value = value;
            depth(tokens[tokens.length - 1]);
            state.maxDepth += tokens[tokens.length - 1].depth;
          }
        }
        state.slashes = slashes;
        state.parts = parts;
      }
      return state;
    };
    module.exports = scan;
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants;
    var expandRange = (args, options) => {
      if (typeof options.expandRange === "function") {
        return options.expandRange(...args, options);
      }
      args.sort();
      const value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts = [];
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let value = "";
      let escaped = false;
      for (const ch of input) {
        if (escaped === true) {
          value += ch;
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          value += ch;
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          value += ch;
          continue;
        }
        if (quote === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts.push(value);
      return parts;
    };
    var isPlainBranch = (branch) => {
      let escaped = false;
      for (const ch of branch) {
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
      let value = branch.trim();
      let changed = true;
      while (changed === true) {
        changed = false;
        if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
          value = value.slice(2, -1);
          changed = true;
        }
      }
      if (!isPlainBranch(value)) {
        return;
      }
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
      const values = branches.map(normalizeSimpleBranch).filter(Boolean);
      for (let i = 0; i < values.length; i++) {
        for (let j = i + 1; j < values.length; j++) {
          const a = values[i];
          const b = values[j];
          const char = a[0];
          if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
            continue;
          }
          if (a === b || a.startsWith(b) || b.startsWith(a)) {
            return true;
          }
        }
      }
      return false;
    };
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote = 0;
      let escaped = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote = quote === 1 ? 0 : 1;
          continue;
        }
        if (quote === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
          paren--;
          if (paren === 0) {
            if (requireEnd === true && i !== pattern.length - 1) {
              return;
            }
            return {
              type: pattern[0],
              body: pattern.slice(2, i),
              end: i
            };
          }
        }
      }
    };
    var getStarExtglobSequenceOutput = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match || match.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
        if (branches.length !== 1) {
          return;
        }
        const branch = normalizeSimpleBranch(branches[0]);
        if (!branch || branch.length !== 1) {
          return;
        }
        chars.push(branch);
        index += match.end + 1;
      }
      if (chars.length < 1) {
        return;
      }
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var repeatedExtglobRecursion = (pattern) => {
      let depth = 0;
      let value = pattern.trim();
      let match = parseRepeatedExtglob(value);
      while (match) {
        depth++;
        value = match.body.trim();
        match = parseRepeatedExtglob(value);
      }
      return depth;
    };
    var analyzeRepeatedExtglob = (body, options) => {
      if (options.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
      for (const branch of branches) {
        const safeOutput = getStarExtglobSequenceOutput(branch);
        if (safeOutput) {
          return { risky: true, safeOutput };
        }
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      return { risky: false };
    };
    var parse = (input, options) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants.globChars(opts.windows);
      const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
      const {
        DOT_LITERAL,
        PLUS_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOT_SLASH,
        NO_DOTS_SLASH,
        QMARK,
        QMARK_NO_DOT,
        STAR,
        START_ANCHOR
      } = PLATFORM_CHARS;
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
        backtrack: false,
        negated: false,
        brackets: 0,
        braces: 0,
        parens: 0,
        quotes: 0,
        globstar: false,
        tokens
      };
      input = utils.removePrefix(input, state);
      len = input.length;
      const extglobs = [];
      const braces = [];
      const stack = [];
      let prev = bos;
      let value;
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
          advance();
          state.start++;
          count++;
        }
        if (count % 2 === 0) {
          return false;
        }
        state.negated = true;
        state.start++;
        return true;
      };
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value2) => {
        const token = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token.prev = prev;
        token.parens = state.parens;
        token.output = state.output;
        token.startIndex = state.index;
        token.tokensIndex = tokens.length;
        const output = (opts.capture ? "(" : "") + token.open;
        increment("parens");
        push({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance(), output });
        extglobs.push(token);
      };
      const extglobClose = (token) => {
        const literal = input.slice(token.startIndex, state.index + 1);
        const body = input.slice(token.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open = tokens[token.tokensIndex];
          open.type = "text";
          open.value = literal;
          open.output = safeOutput || utils.escapeRegex(literal);
          for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
            tokens[i].value = "";
            tokens[i].output = "";
            delete tokens[i].suffix;
          }
          state.output = token.output + open.output;
          state.backtrack = true;
          push({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token.close + (opts.capture ? ")" : "");
        let rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token.close = `)$))${extglobStar}`;
          }
          if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse(rest, { ...options, fastpaths: false }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value, output });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = false;
        let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
          if (first === "\\") {
            backslashes = true;
            return m;
          }
          if (first === "?") {
            if (esc) {
              return esc + first + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first === "*") {
            if (esc) {
              return esc + first + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes === true) {
          if (opts.unescape === true) {
            output = output.replace(/\\/g, "");
          } else {
            output = output.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output, state, options);
        return state;
      }
      while (!eos()) {
        value = advance();
        if (value === "\0") {
          continue;
        }
        if (value === "\\") {
          const next = peek();
          if (next === "/" && opts.bash !== true) {
            continue;
          }
          if (next === "." || next === ";") {
            continue;
          }
          if (!next) {
            value += "\\";
            push({ type: "text", value });
            continue;
          }
          const match = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match && match[0].length > 2) {
            slashes = match[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value += "\\";
            }
          }
          if (opts.unescape === true) {
            value = advance();
          } else {
            value += advance();
          }
          if (state.brackets === 0) {
            push({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix2 = POSIX_REGEX_SOURCE[rest2];
                if (posix2) {
                  prev.value = pre + posix2;
                  state.backtrack = true;
                  advance();
                  if (!bos.output && tokens.indexOf(prev) === 1) {
                    bos.output = ONE_CHAR;
                  }
                  continue;
                }
              }
            }
          }
          if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") {
            value = `\\${value}`;
          }
          if (value === "]" && (prev.value === "[" || prev.value === "[^")) {
            value = `\\${value}`;
          }
          if (opts.posix === true && value === "!" && prev.value === "[") {
            value = "^";
          }
          prev.value += value;
          append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value = `\\${value}`;
          } else {
            increment("brackets");
          }
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append({ value });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped;
            prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== true) {
          increment("braces");
          const open = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open);
          push(open);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens.pop();
            prev = bos;
            continue;
          }
          push({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value;
            prev.value += value;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next = peek();
            let output = value;
            if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output = `\\${value}`;
            }
            push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          if (value === "$" || value === "^") {
            value = `\\${value}`;
          }
          const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match) {
            value += match[0];
            state.index += match[0].length;
          }
          push({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
          prev.star = true;
          prev.value += value;
          prev.output = star;
          state.backtrack = true;
          state.globstar = true;
          consume(value);
          continue;
        }
        let rest = remaining();
        if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value);
            continue;
          }
          const prior = prev.prev;
          const before = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after = input[state.index + 4];
            if (after && after !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && eos()) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
            prev.value += value;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value;
          state.output += prev.output;
          state.globstar = true;
          consume(value);
          continue;
        }
        const token = { type: "star", value, output: star };
        if (opts.bash === true) {
          token.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token.output = nodot + token.output;
          }
          push(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value;
          push(token);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push(token);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token of state.tokens) {
          state.output += token.output != null ? token.output : token.value;
          if (token.suffix) {
            state.output += token.suffix;
          }
        }
      }
      return state;
    };
    parse.fastpaths = (input, options) => {
      const opts = { ...options };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
      const {
        DOT_LITERAL,
        SLASH_LITERAL,
        ONE_CHAR,
        DOTS_SLASH,
        NO_DOT,
        NO_DOTS,
        NO_DOTS_SLASH,
        STAR,
        START_ANCHOR
      } = constants.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            const source2 = create(match[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match[2];
          }
        }
      };
      const output = utils.removePrefix(input, state);
      let source = create(output);
      if (source && opts.strictSlashes !== true) {
        source += `${SLASH_LITERAL}?`;
      }
      return source;
    };
    module.exports = parse;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse = require_parse();
    var utils = require_utils();
    var constants = require_constants();
    var isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch2 = (glob2, options, returnState = false) => {
      if (Array.isArray(glob2)) {
        const fns = glob2.map((input) => picomatch2(input, options, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject(glob2) && glob2.tokens && glob2.input;
      if (glob2 === "" || typeof glob2 !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options || {};
      const posix2 = opts.windows;
      const regex = isState ? picomatch2.compileRe(glob2, options) : picomatch2.makeRe(glob2, options, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      const matcher = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch2.test(input, regex, options, { glob: glob2, posix: posix2 });
        const result = { glob: glob2, state, regex, posix: posix2, input, output, match, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher.state = state;
      }
      return matcher;
    };
    picomatch2.test = (input, regex, options, { glob: glob2, posix: posix2 } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options || {};
      const format = opts.format || (posix2 ? utils.toPosixSlashes : null);
      let match = input === glob2;
      let output = match && format ? format(input) : input;
      if (match === false) {
        output = format ? format(input) : input;
        match = output === glob2;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch2.matchBase(input, regex, options, posix2);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch2.matchBase = (input, glob2, options) => {
      const regex = glob2 instanceof RegExp ? glob2 : picomatch2.makeRe(glob2, options);
      return regex.test(utils.basename(input));
    };
    picomatch2.isMatch = (str, patterns, options) => picomatch2(patterns, options)(str);
    picomatch2.parse = (pattern, options) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch2.parse(p, options));
      return parse(pattern, { ...options, fastpaths: false });
    };
    picomatch2.scan = (input, options) => scan(input, options);
    picomatch2.compileRe = (state, options, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch2.toRegex(source, options);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch2.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse.fastpaths(input, options);
      }
      if (!parsed.output) {
        parsed = parse(input, options);
      }
      return picomatch2.compileRe(parsed, options, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options) => {
      try {
        const opts = options || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options && options.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch2.constants = constants;
    module.exports = picomatch2;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch2(glob2, options, returnState = false) {
      if (options && (options.windows === null || options.windows === void 0)) {
        options = { ...options, windows: utils.isWindows() };
      }
      return pico(glob2, options, returnState);
    }
    Object.assign(picomatch2, pico);
    module.exports = picomatch2;
  }
});

// src/shell/files/report-files.ts
import { lstat, realpath as realpath2, stat as stat2 } from "node:fs/promises";
import { isAbsolute as isAbsolute2, join, relative as relative2, resolve as resolve3, sep as sep2 } from "node:path";

// node_modules/tinyglobby/dist/index.mjs
import { readdir, readdirSync, realpath, realpathSync, stat, statSync } from "fs";
import { isAbsolute, posix, resolve as resolve2 } from "path";
import { fileURLToPath } from "url";

// node_modules/fdir/dist/index.mjs
import { createRequire } from "module";
import { basename, dirname, normalize, relative, resolve, sep } from "path";
import * as nativeFs from "fs";
var __require = /* @__PURE__ */ createRequire(import.meta.url);
function cleanPath(path) {
  let normalized = normalize(path);
  if (normalized.length > 1 && normalized[normalized.length - 1] === sep) normalized = normalized.substring(0, normalized.length - 1);
  return normalized;
}
var SLASHES_REGEX = /[\\/]/g;
function convertSlashes(path, separator) {
  return path.replace(SLASHES_REGEX, separator);
}
var WINDOWS_ROOT_DIR_REGEX = /^[a-z]:[\\/]$/i;
function isRootDirectory(path) {
  return path === "/" || WINDOWS_ROOT_DIR_REGEX.test(path);
}
function normalizePath(path, options) {
  const { resolvePaths, normalizePath: normalizePath$1, pathSeparator } = options;
  const pathNeedsCleaning = process.platform === "win32" && path.includes("/") || path.startsWith(".");
  if (resolvePaths) path = resolve(path);
  if (normalizePath$1 || pathNeedsCleaning) path = cleanPath(path);
  if (path === ".") return "";
  const needsSeperator = path[path.length - 1] !== pathSeparator;
  return convertSlashes(needsSeperator ? path + pathSeparator : path, pathSeparator);
}
function joinPathWithBasePath(filename, directoryPath) {
  return directoryPath + filename;
}
function joinPathWithRelativePath(root, options) {
  return function(filename, directoryPath) {
    const sameRoot = directoryPath.startsWith(root);
    if (sameRoot) return directoryPath.slice(root.length) + filename;
    else return convertSlashes(relative(root, directoryPath), options.pathSeparator) + options.pathSeparator + filename;
  };
}
function joinPath(filename) {
  return filename;
}
function joinDirectoryPath(filename, directoryPath, separator) {
  return directoryPath + filename + separator;
}
function build$7(root, options) {
  const { relativePaths, includeBasePath } = options;
  return relativePaths && root ? joinPathWithRelativePath(root, options) : includeBasePath ? joinPathWithBasePath : joinPath;
}
function pushDirectoryWithRelativePath(root) {
  return function(directoryPath, paths) {
    paths.push(directoryPath.substring(root.length) || ".");
  };
}
function pushDirectoryFilterWithRelativePath(root) {
  return function(directoryPath, paths, filters) {
    const relativePath = directoryPath.substring(root.length) || ".";
    if (filters.every((filter) => filter(relativePath, true))) paths.push(relativePath);
  };
}
var pushDirectory = (directoryPath, paths) => {
  paths.push(directoryPath || ".");
};
var pushDirectoryFilter = (directoryPath, paths, filters) => {
  const path = directoryPath || ".";
  if (filters.every((filter) => filter(path, true))) paths.push(path);
};
var empty$2 = () => {
};
function build$6(root, options) {
  const { includeDirs, filters, relativePaths } = options;
  if (!includeDirs) return empty$2;
  if (relativePaths) return filters && filters.length ? pushDirectoryFilterWithRelativePath(root) : pushDirectoryWithRelativePath(root);
  return filters && filters.length ? pushDirectoryFilter : pushDirectory;
}
var pushFileFilterAndCount = (filename, _paths, counts, filters) => {
  if (filters.every((filter) => filter(filename, false))) counts.files++;
};
var pushFileFilter = (filename, paths, _counts, filters) => {
  if (filters.every((filter) => filter(filename, false))) paths.push(filename);
};
var pushFileCount = (_filename, _paths, counts, _filters) => {
  counts.files++;
};
var pushFile = (filename, paths) => {
  paths.push(filename);
};
var empty$1 = () => {
};
function build$5(options) {
  const { excludeFiles, filters, onlyCounts } = options;
  if (excludeFiles) return empty$1;
  if (filters && filters.length) return onlyCounts ? pushFileFilterAndCount : pushFileFilter;
  else if (onlyCounts) return pushFileCount;
  else return pushFile;
}
var getArray = (paths) => {
  return paths;
};
var getArrayGroup = () => {
  return [""].slice(0, 0);
};
function build$4(options) {
  return options.group ? getArrayGroup : getArray;
}
var groupFiles = (groups, directory, files) => {
  groups.push({
    directory,
    files,
    dir: directory
  });
};
var empty = () => {
};
function build$3(options) {
  return options.group ? groupFiles : empty;
}
var resolveSymlinksAsync = function(path, state, callback$1) {
  const { queue, fs, options: { suppressErrors } } = state;
  queue.enqueue();
  fs.realpath(path, (error, resolvedPath) => {
    if (error) return queue.dequeue(suppressErrors ? null : error, state);
    fs.stat(resolvedPath, (error$1, stat3) => {
      if (error$1) return queue.dequeue(suppressErrors ? null : error$1, state);
      if (stat3.isDirectory() && isRecursive(path, resolvedPath, state)) return queue.dequeue(null, state);
      callback$1(stat3, resolvedPath);
      queue.dequeue(null, state);
    });
  });
};
var resolveSymlinks = function(path, state, callback$1) {
  const { queue, fs, options: { suppressErrors } } = state;
  queue.enqueue();
  try {
    const resolvedPath = fs.realpathSync(path);
    const stat3 = fs.statSync(resolvedPath);
    if (stat3.isDirectory() && isRecursive(path, resolvedPath, state)) return;
    callback$1(stat3, resolvedPath);
  } catch (e) {
    if (!suppressErrors) throw e;
  }
};
function build$2(options, isSynchronous) {
  if (!options.resolveSymlinks || options.excludeSymlinks) return null;
  return isSynchronous ? resolveSymlinks : resolveSymlinksAsync;
}
function isRecursive(path, resolved, state) {
  if (state.options.useRealPaths) return isRecursiveUsingRealPaths(resolved, state);
  let parent = dirname(path);
  let depth = 1;
  while (parent !== state.root && depth < 2) {
    const resolvedPath = state.symlinks.get(parent);
    const isSameRoot = !!resolvedPath && (resolvedPath === resolved || resolvedPath.startsWith(resolved) || resolved.startsWith(resolvedPath));
    if (isSameRoot) depth++;
    else parent = dirname(parent);
  }
  state.symlinks.set(path, resolved);
  return depth > 1;
}
function isRecursiveUsingRealPaths(resolved, state) {
  return state.visited.includes(resolved + state.options.pathSeparator);
}
var onlyCountsSync = (state) => {
  return state.counts;
};
var groupsSync = (state) => {
  return state.groups;
};
var defaultSync = (state) => {
  return state.paths;
};
var limitFilesSync = (state) => {
  return state.paths.slice(0, state.options.maxFiles);
};
var onlyCountsAsync = (state, error, callback$1) => {
  report(error, callback$1, state.counts, state.options.suppressErrors);
  return null;
};
var defaultAsync = (state, error, callback$1) => {
  report(error, callback$1, state.paths, state.options.suppressErrors);
  return null;
};
var limitFilesAsync = (state, error, callback$1) => {
  report(error, callback$1, state.paths.slice(0, state.options.maxFiles), state.options.suppressErrors);
  return null;
};
var groupsAsync = (state, error, callback$1) => {
  report(error, callback$1, state.groups, state.options.suppressErrors);
  return null;
};
function report(error, callback$1, output, suppressErrors) {
  if (error && !suppressErrors) callback$1(error, output);
  else callback$1(null, output);
}
function build$1(options, isSynchronous) {
  const { onlyCounts, group, maxFiles } = options;
  if (onlyCounts) return isSynchronous ? onlyCountsSync : onlyCountsAsync;
  else if (group) return isSynchronous ? groupsSync : groupsAsync;
  else if (maxFiles) return isSynchronous ? limitFilesSync : limitFilesAsync;
  else return isSynchronous ? defaultSync : defaultAsync;
}
var readdirOpts = { withFileTypes: true };
var walkAsync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  state.queue.enqueue();
  if (currentDepth < 0) return state.queue.dequeue(null, state);
  const { fs } = state;
  state.visited.push(crawlPath);
  state.counts.directories++;
  fs.readdir(crawlPath || ".", readdirOpts, (error, entries = []) => {
    callback$1(entries, directoryPath, currentDepth);
    state.queue.dequeue(state.options.suppressErrors ? null : error, state);
  });
};
var walkSync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  const { fs } = state;
  if (currentDepth < 0) return;
  state.visited.push(crawlPath);
  state.counts.directories++;
  let entries = [];
  try {
    entries = fs.readdirSync(crawlPath || ".", readdirOpts);
  } catch (e) {
    if (!state.options.suppressErrors) throw e;
  }
  callback$1(entries, directoryPath, currentDepth);
};
function build(isSynchronous) {
  return isSynchronous ? walkSync : walkAsync;
}
var Queue = class {
  count = 0;
  constructor(onQueueEmpty) {
    this.onQueueEmpty = onQueueEmpty;
  }
  enqueue() {
    this.count++;
    return this.count;
  }
  dequeue(error, output) {
    if (this.onQueueEmpty && (--this.count <= 0 || error)) {
      this.onQueueEmpty(error, output);
      if (error) {
        output.controller.abort();
        this.onQueueEmpty = void 0;
      }
    }
  }
};
var Counter = class {
  _files = 0;
  _directories = 0;
  set files(num) {
    this._files = num;
  }
  get files() {
    return this._files;
  }
  set directories(num) {
    this._directories = num;
  }
  get directories() {
    return this._directories;
  }
  /**
  * @deprecated use `directories` instead
  */
  /* c8 ignore next 3 */
  get dirs() {
    return this._directories;
  }
};
var Aborter = class {
  aborted = false;
  abort() {
    this.aborted = true;
  }
};
var Walker = class {
  root;
  isSynchronous;
  state;
  joinPath;
  pushDirectory;
  pushFile;
  getArray;
  groupFiles;
  resolveSymlink;
  walkDirectory;
  callbackInvoker;
  constructor(root, options, callback$1) {
    this.isSynchronous = !callback$1;
    this.callbackInvoker = build$1(options, this.isSynchronous);
    this.root = normalizePath(root, options);
    this.state = {
      root: isRootDirectory(this.root) ? this.root : this.root.slice(0, -1),
      paths: [""].slice(0, 0),
      groups: [],
      counts: new Counter(),
      options,
      queue: new Queue((error, state) => this.callbackInvoker(state, error, callback$1)),
      symlinks: /* @__PURE__ */ new Map(),
      visited: [""].slice(0, 0),
      controller: new Aborter(),
      fs: options.fs || nativeFs
    };
    this.joinPath = build$7(this.root, options);
    this.pushDirectory = build$6(this.root, options);
    this.pushFile = build$5(options);
    this.getArray = build$4(options);
    this.groupFiles = build$3(options);
    this.resolveSymlink = build$2(options, this.isSynchronous);
    this.walkDirectory = build(this.isSynchronous);
  }
  start() {
    this.pushDirectory(this.root, this.state.paths, this.state.options.filters);
    this.walkDirectory(this.state, this.root, this.root, this.state.options.maxDepth, this.walk);
    return this.isSynchronous ? this.callbackInvoker(this.state, null) : null;
  }
  walk = (entries, directoryPath, depth) => {
    const { paths, options: { filters, resolveSymlinks: resolveSymlinks$1, excludeSymlinks, exclude, maxFiles, signal, useRealPaths, pathSeparator }, controller } = this.state;
    if (controller.aborted || signal && signal.aborted || maxFiles && paths.length > maxFiles) return;
    const files = this.getArray(this.state.paths);
    for (let i = 0; i < entries.length; ++i) {
      const entry = entries[i];
      if (entry.isFile() || entry.isSymbolicLink() && !resolveSymlinks$1 && !excludeSymlinks) {
        const filename = this.joinPath(entry.name, directoryPath);
        this.pushFile(filename, files, this.state.counts, filters);
      } else if (entry.isDirectory()) {
        let path = joinDirectoryPath(entry.name, directoryPath, this.state.options.pathSeparator);
        if (exclude && exclude(entry.name, path)) continue;
        this.pushDirectory(path, paths, filters);
        this.walkDirectory(this.state, path, path, depth - 1, this.walk);
      } else if (this.resolveSymlink && entry.isSymbolicLink()) {
        let path = joinPathWithBasePath(entry.name, directoryPath);
        this.resolveSymlink(path, this.state, (stat3, resolvedPath) => {
          if (stat3.isDirectory()) {
            resolvedPath = normalizePath(resolvedPath, this.state.options);
            if (exclude && exclude(entry.name, useRealPaths ? resolvedPath : path + pathSeparator)) return;
            this.walkDirectory(this.state, resolvedPath, useRealPaths ? resolvedPath : path + pathSeparator, depth - 1, this.walk);
          } else {
            resolvedPath = useRealPaths ? resolvedPath : path;
            const filename = basename(resolvedPath);
            const directoryPath$1 = normalizePath(dirname(resolvedPath), this.state.options);
            resolvedPath = this.joinPath(filename, directoryPath$1);
            this.pushFile(resolvedPath, files, this.state.counts, filters);
          }
        });
      }
    }
    this.groupFiles(this.state.groups, directoryPath, files);
  };
};
function promise(root, options) {
  return new Promise((resolve$1, reject) => {
    callback(root, options, (err, output) => {
      if (err) return reject(err);
      resolve$1(output);
    });
  });
}
function callback(root, options, callback$1) {
  let walker = new Walker(root, options, callback$1);
  walker.start();
}
function sync(root, options) {
  const walker = new Walker(root, options);
  return walker.start();
}
var APIBuilder = class {
  constructor(root, options) {
    this.root = root;
    this.options = options;
  }
  withPromise() {
    return promise(this.root, this.options);
  }
  withCallback(cb) {
    callback(this.root, this.options, cb);
  }
  sync() {
    return sync(this.root, this.options);
  }
};
var pm = null;
try {
  __require.resolve("picomatch");
  pm = __require("picomatch");
} catch {
}
var Builder = class {
  globCache = {};
  options = {
    maxDepth: Infinity,
    suppressErrors: true,
    pathSeparator: sep,
    filters: []
  };
  globFunction;
  constructor(options) {
    this.options = {
      ...this.options,
      ...options
    };
    this.globFunction = this.options.globFunction;
  }
  group() {
    this.options.group = true;
    return this;
  }
  withPathSeparator(separator) {
    this.options.pathSeparator = separator;
    return this;
  }
  withBasePath() {
    this.options.includeBasePath = true;
    return this;
  }
  withRelativePaths() {
    this.options.relativePaths = true;
    return this;
  }
  withDirs() {
    this.options.includeDirs = true;
    return this;
  }
  withMaxDepth(depth) {
    this.options.maxDepth = depth;
    return this;
  }
  withMaxFiles(limit) {
    this.options.maxFiles = limit;
    return this;
  }
  withFullPaths() {
    this.options.resolvePaths = true;
    this.options.includeBasePath = true;
    return this;
  }
  withErrors() {
    this.options.suppressErrors = false;
    return this;
  }
  withSymlinks({ resolvePaths = true } = {}) {
    this.options.resolveSymlinks = true;
    this.options.useRealPaths = resolvePaths;
    return this.withFullPaths();
  }
  withAbortSignal(signal) {
    this.options.signal = signal;
    return this;
  }
  normalize() {
    this.options.normalizePath = true;
    return this;
  }
  filter(predicate) {
    this.options.filters.push(predicate);
    return this;
  }
  onlyDirs() {
    this.options.excludeFiles = true;
    this.options.includeDirs = true;
    return this;
  }
  exclude(predicate) {
    this.options.exclude = predicate;
    return this;
  }
  onlyCounts() {
    this.options.onlyCounts = true;
    return this;
  }
  crawl(root) {
    return new APIBuilder(root || ".", this.options);
  }
  withGlobFunction(fn) {
    this.globFunction = fn;
    return this;
  }
  /**
  * @deprecated Pass options using the constructor instead:
  * ```ts
  * new fdir(options).crawl("/path/to/root");
  * ```
  * This method will be removed in v7.0
  */
  /* c8 ignore next 4 */
  crawlWithOptions(root, options) {
    this.options = {
      ...this.options,
      ...options
    };
    return new APIBuilder(root || ".", this.options);
  }
  glob(...patterns) {
    if (this.globFunction) return this.globWithOptions(patterns);
    return this.globWithOptions(patterns, ...[{ dot: true }]);
  }
  globWithOptions(patterns, ...options) {
    const globFn = this.globFunction || pm;
    if (!globFn) throw new Error("Please specify a glob function to use glob matching.");
    var isMatch = this.globCache[patterns.join("\0")];
    if (!isMatch) {
      isMatch = globFn(patterns, ...options);
      this.globCache[patterns.join("\0")] = isMatch;
    }
    this.options.filters.push((path) => isMatch(path));
    return this;
  }
};

// node_modules/tinyglobby/dist/index.mjs
var import_picomatch = __toESM(require_picomatch2(), 1);
var isReadonlyArray = Array.isArray;
var BACKSLASHES = /\\/g;
var DRIVE_RELATIVE_PATH = /^[A-Za-z]:$/;
var isWin = process.platform === "win32";
var ONLY_PARENT_DIRECTORIES = /^(\/?\.\.)+$/;
function getPartialMatcher(patterns, options = {}) {
  const patternsCount = patterns.length;
  const patternsParts = Array(patternsCount);
  const matchers = Array(patternsCount);
  let i, j;
  for (i = 0; i < patternsCount; i++) {
    const parts = splitPattern(patterns[i]);
    patternsParts[i] = parts;
    const partsCount = parts.length;
    const partMatchers = Array(partsCount);
    for (j = 0; j < partsCount; j++) partMatchers[j] = (0, import_picomatch.default)(parts[j], options);
    matchers[i] = partMatchers;
  }
  return (input) => {
    const inputParts = input.split("/");
    if (inputParts[0] === ".." && ONLY_PARENT_DIRECTORIES.test(input)) return true;
    for (i = 0; i < patternsCount; i++) {
      const patternParts = patternsParts[i];
      const matcher = matchers[i];
      const inputPatternCount = inputParts.length;
      const minParts = Math.min(inputPatternCount, patternParts.length);
      j = 0;
      while (j < minParts) {
        const part = patternParts[j];
        if (part.includes("/")) return true;
        if (!matcher[j](inputParts[j])) break;
        if (!options.noglobstar && part === "**") return true;
        j++;
      }
      if (j === inputPatternCount) return true;
    }
    return false;
  };
}
var WIN32_ROOT_DIR = /^[A-Z]:\/$/i;
var isRoot = isWin ? (p) => WIN32_ROOT_DIR.test(p) : (p) => p === "/";
function buildFormat(cwd, root, absolute) {
  if (cwd === root || root.startsWith(`${cwd}/`)) {
    if (absolute) {
      const start = cwd.length + +!isRoot(cwd);
      return (p, isDir) => p.slice(start, isDir ? -1 : void 0) || ".";
    }
    const prefix = root.slice(cwd.length + 1);
    if (prefix) return (p, isDir) => {
      if (p === ".") return prefix;
      const result = `${prefix}/${p}`;
      return isDir ? result.slice(0, -1) : result;
    };
    return (p, isDir) => isDir && p !== "." ? p.slice(0, -1) : p;
  }
  if (absolute) return (p) => posix.relative(cwd, p) || ".";
  return (p) => posix.relative(cwd, `${root}/${p}`) || ".";
}
function buildRelative(cwd, root) {
  if (root.startsWith(`${cwd}/`)) {
    const prefix = root.slice(cwd.length + 1);
    return (p) => `${prefix}/${p}`;
  }
  return (p) => {
    const result = posix.relative(cwd, `${root}/${p}`);
    return p[p.length - 1] === "/" && result !== "" ? `${result}/` : result || ".";
  };
}
function ensureNonDriveRelativePath(path) {
  return path.replace(DRIVE_RELATIVE_PATH, (match) => `${match}/`);
}
var splitPatternOptions = { parts: true };
function splitPattern(path) {
  var _result$parts;
  const result = import_picomatch.default.scan(path, splitPatternOptions);
  return ((_result$parts = result.parts) === null || _result$parts === void 0 ? void 0 : _result$parts.length) ? result.parts : [path];
}
var POSIX_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}*?|]|^!|[!+@](?=\()|\\(?![()[\]{}!*+?@|]))/g;
var WIN32_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}]|^!|[!+@](?=\())/g;
var escapePosixPath = (path) => path.replace(POSIX_UNESCAPED_GLOB_SYMBOLS, "\\$&");
var escapeWin32Path = (path) => path.replace(WIN32_UNESCAPED_GLOB_SYMBOLS, "\\$&");
var escapePath = isWin ? escapeWin32Path : escapePosixPath;
function isDynamicPattern(pattern, options) {
  if ((options === null || options === void 0 ? void 0 : options.caseSensitiveMatch) === false) return true;
  const scan = import_picomatch.default.scan(pattern);
  return scan.isGlob || scan.negated;
}
function log(...tasks) {
  console.log(`[tinyglobby ${(/* @__PURE__ */ new Date()).toLocaleTimeString("es")}]`, ...tasks);
}
function ensureStringArray(value) {
  return typeof value === "string" ? [value] : value !== null && value !== void 0 ? value : [];
}
var PARENT_DIRECTORY = /^(\/?\.\.)+/;
var ESCAPING_BACKSLASHES = /\\(?=[()[\]{}!*+?@|])/g;
function normalizePattern(pattern, opts, props, isIgnore) {
  var _PARENT_DIRECTORY$exe;
  const cwd = opts.cwd;
  let result = pattern;
  if (pattern[pattern.length - 1] === "/") result = pattern.slice(0, -1);
  if (result[result.length - 1] !== "*" && opts.expandDirectories) result += "/**";
  const escapedCwd = escapePath(cwd);
  result = isAbsolute(result.replace(ESCAPING_BACKSLASHES, "")) ? posix.relative(escapedCwd, result) : posix.normalize(result);
  const parentDir = (_PARENT_DIRECTORY$exe = PARENT_DIRECTORY.exec(result)) === null || _PARENT_DIRECTORY$exe === void 0 ? void 0 : _PARENT_DIRECTORY$exe[0];
  const parts = splitPattern(result);
  if (parentDir) {
    const n = (parentDir.length + 1) / 3;
    let i = 0;
    const cwdParts = escapedCwd.split("/");
    while (i < n && parts[i + n] === cwdParts[cwdParts.length + i - n]) {
      result = result.slice(0, (n - i - 1) * 3) + result.slice((n - i) * 3 + parts[i + n].length + 1) || ".";
      i++;
    }
    const potentialRoot = posix.join(cwd, parentDir.slice(i * 3));
    if (potentialRoot[0] !== "." && props.root.length > potentialRoot.length) {
      props.root = ensureNonDriveRelativePath(potentialRoot);
      props.depthOffset = -n + i;
    }
  }
  if (!isIgnore && props.depthOffset >= 0) {
    var _props$commonPath;
    (_props$commonPath = props.commonPath) !== null && _props$commonPath !== void 0 || (props.commonPath = parts);
    const newCommonPath = [];
    const length = Math.min(props.commonPath.length, parts.length);
    for (let i = 0; i < length; i++) {
      const part = parts[i];
      if (part === "**" && !parts[i + 1]) {
        newCommonPath.pop();
        break;
      }
      if (i === parts.length - 1 || part !== props.commonPath[i] || isDynamicPattern(part)) break;
      newCommonPath.push(part);
    }
    props.depthOffset = newCommonPath.length;
    props.commonPath = newCommonPath;
    props.root = ensureNonDriveRelativePath(newCommonPath.length > 0 ? posix.join(cwd, ...newCommonPath) : cwd);
  }
  return result;
}
function processPatterns(options, patterns, props) {
  const matchPatterns = [];
  const ignorePatterns = [];
  for (const pattern of options.ignore) {
    if (!pattern) continue;
    if (pattern[0] !== "!" || pattern[1] === "(") ignorePatterns.push(normalizePattern(pattern, options, props, true));
  }
  for (const pattern of patterns) {
    if (!pattern) continue;
    if (pattern[0] !== "!" || pattern[1] === "(") matchPatterns.push(normalizePattern(pattern, options, props, false));
    else if (pattern[1] !== "!" || pattern[2] === "(") ignorePatterns.push(normalizePattern(pattern.slice(1), options, props, true));
  }
  return {
    match: matchPatterns,
    ignore: ignorePatterns
  };
}
function buildCrawler(options, patterns) {
  const cwd = options.cwd;
  const props = {
    root: cwd,
    depthOffset: 0
  };
  const processed = processPatterns(options, patterns, props);
  if (options.debug) log("internal processing patterns:", processed);
  const { absolute, caseSensitiveMatch, debug, dot, followSymbolicLinks, onlyDirectories } = options;
  const root = props.root.replace(BACKSLASHES, "");
  const matchOptions = {
    dot,
    nobrace: options.braceExpansion === false,
    nocase: !caseSensitiveMatch,
    noextglob: options.extglob === false,
    noglobstar: options.globstar === false,
    posix: true
  };
  const matcher = (0, import_picomatch.default)(processed.match, matchOptions);
  const ignore = (0, import_picomatch.default)(processed.ignore, matchOptions);
  const partialMatcher = getPartialMatcher(processed.match, matchOptions);
  const format = buildFormat(cwd, root, absolute);
  const excludeFormatter = absolute ? format : buildFormat(cwd, root, true);
  const excludePredicate = (_, p) => {
    const relativePath = excludeFormatter(p, true);
    return relativePath !== "." && !partialMatcher(relativePath) || ignore(relativePath);
  };
  let maxDepth;
  if (options.deep !== void 0) maxDepth = Math.round(options.deep - props.depthOffset);
  const crawler = new Builder({
    filters: [debug ? (p, isDirectory) => {
      const path = format(p, isDirectory);
      const matches = matcher(path) && !ignore(path);
      if (matches) log(`matched ${path}`);
      return matches;
    } : (p, isDirectory) => {
      const path = format(p, isDirectory);
      return matcher(path) && !ignore(path);
    }],
    exclude: debug ? (_, p) => {
      const skipped = excludePredicate(_, p);
      log(`${skipped ? "skipped" : "crawling"} ${p}`);
      return skipped;
    } : excludePredicate,
    fs: options.fs,
    pathSeparator: "/",
    relativePaths: !absolute,
    resolvePaths: absolute,
    includeBasePath: absolute,
    resolveSymlinks: followSymbolicLinks,
    excludeSymlinks: !followSymbolicLinks,
    excludeFiles: onlyDirectories,
    includeDirs: onlyDirectories || !options.onlyFiles,
    maxDepth,
    signal: options.signal
  }).crawl(root);
  if (options.debug) log("internal properties:", {
    ...props,
    root
  });
  return [crawler, cwd !== root && !absolute && buildRelative(cwd, root)];
}
function formatPaths(paths, mapper) {
  if (mapper) for (let i = paths.length - 1; i >= 0; i--) paths[i] = mapper(paths[i]);
  return paths;
}
var defaultOptions = {
  caseSensitiveMatch: true,
  debug: !!process.env.TINYGLOBBY_DEBUG,
  expandDirectories: true,
  followSymbolicLinks: true,
  onlyFiles: true
};
function getOptions(options) {
  const opts = Object.assign({}, options);
  for (const key in defaultOptions) if (opts[key] === void 0) Object.assign(opts, { [key]: defaultOptions[key] });
  opts.cwd = (opts.cwd instanceof URL ? fileURLToPath(opts.cwd) : resolve2(opts.cwd || process.cwd())).replace(BACKSLASHES, "/");
  opts.ignore = ensureStringArray(opts.ignore);
  opts.fs && (opts.fs = {
    readdir: opts.fs.readdir || readdir,
    readdirSync: opts.fs.readdirSync || readdirSync,
    realpath: opts.fs.realpath || realpath,
    realpathSync: opts.fs.realpathSync || realpathSync,
    stat: opts.fs.stat || stat,
    statSync: opts.fs.statSync || statSync
  });
  if (opts.debug) log("globbing with options:", opts);
  return opts;
}
function getCrawler(globInput, inputOptions = {}) {
  var _ref;
  if (globInput && (inputOptions === null || inputOptions === void 0 ? void 0 : inputOptions.patterns)) throw new Error("Cannot pass patterns as both an argument and an option");
  const isModern = isReadonlyArray(globInput) || typeof globInput === "string";
  const patterns = ensureStringArray((_ref = isModern ? globInput : globInput.patterns) !== null && _ref !== void 0 ? _ref : "**/*");
  const options = getOptions(isModern ? inputOptions : globInput);
  return patterns.length > 0 ? buildCrawler(options, patterns) : [];
}
async function glob(globInput, options) {
  const [crawler, relative3] = getCrawler(globInput, options);
  return crawler ? formatPaths(await crawler.withPromise(), relative3) : [];
}

// src/core/reports/head.ts
var PROLOG = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^[>]*(?:\[[\s\S]*?\]\s*)?>)/i;
function headOf(bytes) {
  const text = bytes.toString("utf8").trimStart();
  if (!text.startsWith("<")) return { text, root: "", rootTag: "" };
  let rest = text;
  for (let prolog = PROLOG.exec(rest); prolog; prolog = PROLOG.exec(rest))
    rest = rest.slice(prolog[0].length);
  const name = /^<(?:[^\s<>/:]*:)?([^\s<>/!?]+)/.exec(rest)?.[1] ?? "";
  return { text, root: name, rootTag: rest.slice(0, rest.indexOf(">") + 1) };
}

// src/core/reports/test-report-of.ts
var COUNTED_AS = { failed: "failed", error: "errors", skipped: "skipped" };
var NO_PROBLEMS = Object.freeze([]);
function testReportOf(format, { cases, suiteProblems, warnings }) {
  const counts = { cases: cases.length, passed: 0, failed: 0, errors: 0, skipped: 0 };
  let durationMs = 0;
  cases.forEach((testCase) => {
    durationMs += testCase.durationMs ?? 0;
    if (testCase.outcome === "passed") counts.passed++;
    else counts[COUNTED_AS[testCase.outcome]]++;
  });
  return { kind: "test", format, cases, suiteProblems, counts, durationMs, warnings };
}

// src/core/reports/xml/byte-class.ts
var NAME = 1;
var SPACE = 2;
var LESS_THAN = 4;
var AMPERSAND = 8;
var CONTROL = 16;
var NOT_ASCII = 32;
var BYTE_CLASS = new Uint8Array(256);
for (let byte = 0; byte < 256; byte++) {
  if (/[A-Za-z0-9_:.-]/.test(String.fromCharCode(byte))) BYTE_CLASS[byte] = NAME;
  if (byte >= 128) BYTE_CLASS[byte] = NAME | NOT_ASCII;
  if (byte < 32) BYTE_CLASS[byte] = CONTROL;
}
for (const byte of [9, 10, 13]) BYTE_CLASS[byte] = SPACE | CONTROL;
BYTE_CLASS[32] = SPACE;
BYTE_CLASS[60] = LESS_THAN;
BYTE_CLASS[38] = AMPERSAND;

// src/core/reports/terminal-sequences.ts
var ESCAPE = "\x1B";
var BELL = "\x07";
var SEQUENCE = new RegExp(
  `${ESCAPE}(?:\\[[0-9;:?]*[ -/]*[@-~]|\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)|[()][0-2AB])?`,
  "g"
);
function withoutTerminalSequences(text) {
  return text.includes(ESCAPE) ? text.replace(SEQUENCE, "") : text;
}

// src/core/reports/xml/xml-fault.ts
var XmlFault = class extends Error {
  name = "XmlFault";
  code;
  at;
  constructor(code2, at2, message) {
    super(message);
    this.code = code2;
    this.at = at2;
  }
};
function malformed(at2, message) {
  return new XmlFault("xml-malformed", at2, message);
}

// src/core/reports/xml/references.ts
var AMPERSAND2 = 38;
var SEMICOLON = 59;
var MAX_REFERENCE = 32;
var PREDEFINED = /* @__PURE__ */ new Map([
  ["amp", 38],
  ["lt", 60],
  ["gt", 62],
  ["quot", 34],
  ["apos", 39]
]);
function checkReferences(bytes, start, end) {
  let at2 = bytes.indexOf(AMPERSAND2, start);
  while (at2 >= 0 && at2 < end) {
    const close = bytes.indexOf(SEMICOLON, at2);
    if (close < 0 || close >= end || close - at2 > MAX_REFERENCE) {
      throw malformed(at2, 'an "&" that begins no reference (an ampersand is written "&amp;")');
    }
    if (Number.isNaN(referredCode(bytes, at2, close))) {
      throw malformed(at2, `the entity "${bytes.toString("utf8", at2, close + 1)}" is not declared`);
    }
    at2 = bytes.indexOf(AMPERSAND2, close);
  }
}
function referredCode(bytes, ampersand, semicolon) {
  if (semicolon - ampersand === 3 && bytes[ampersand + 2] === 116) {
    if (bytes[ampersand + 1] === 108) return 60;
    if (bytes[ampersand + 1] === 103) return 62;
  }
  const body = bytes.toString("latin1", ampersand + 1, semicolon);
  const digits = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(body);
  if (!digits) return PREDEFINED.get(body) ?? Number.NaN;
  return digits[1] === void 0 ? Number.parseInt(digits[2] ?? "", 10) : Number.parseInt(digits[1], 16);
}
function isCharacter(code2) {
  if (code2 < 32) return code2 === 9 || code2 === 10 || code2 === 13;
  return code2 < 55296 || code2 > 57343 && code2 < 65534 || code2 > 65535 && code2 <= 1114111;
}

// src/core/reports/xml/decode.ts
var AMPERSAND3 = 38;
var ESCAPE2 = 27;
var BLANK = 32;
var TAB = 9;
var LINE_BREAK = 10;
var CARRIAGE_RETURN = 13;
function decodeText(window, start, end, recovery) {
  const { bytes } = window;
  const ampersand = bytes.indexOf(AMPERSAND3, start);
  const isPlain = (ampersand < 0 || ampersand >= end) && !hasOddControl(window, start, end);
  const text = isPlain ? decodeBytes(bytes, start, end, recovery) : rewrite("text", bytes, start, end, recovery);
  if (text.includes("]]>") && bytes.subarray(start, end).includes("]]>")) recovery.cdataEnds++;
  return text;
}
function decodeCData(window, start, end, recovery) {
  if (hasOddControl(window, start, end)) return rewrite("cdata", window.bytes, start, end, recovery);
  return decodeBytes(window.bytes, start, end, recovery);
}
function decodeValue(bytes, start, end, recovery) {
  return rewrite("value", bytes, start, end, recovery);
}
function hasOddControl({ bytes, view: view2 }, start, end) {
  for (let at2 = start; at2 < end; at2 += 4) {
    if (at2 + 4 <= end) {
      const word = view2.getInt32(at2, true);
      if ((word - 538976288 & ~word & 2155905152) === 0) continue;
    }
    for (let i = at2; i < at2 + 4 && i < end; i++) {
      const byte = bytes[i] ?? 0;
      if (byte < BLANK && byte !== LINE_BREAK && byte !== TAB) return true;
    }
  }
  return false;
}
function rewrite(kind, bytes, start, end, recovery) {
  const clean2 = Buffer.allocUnsafe(end - start);
  let length = 0;
  for (let at2 = start; at2 < end; at2++) {
    const byte = bytes[at2] ?? 0;
    if (byte === AMPERSAND3 && kind !== "cdata") {
      const close = bytes.indexOf(SEMICOLON, at2);
      const code2 = referredCode(bytes, at2, close);
      if (isCharacter(code2)) length += clean2.write(String.fromCodePoint(code2), length);
      else recovery.badReferences++;
      if (code2 === ESCAPE2) clean2[length++] = ESCAPE2;
      at2 = close;
    } else if (((BYTE_CLASS[byte] ?? 0) & CONTROL) === 0) {
      clean2[length++] = byte;
    } else if (((BYTE_CLASS[byte] ?? 0) & SPACE) === 0) {
      recovery.controlCharacters++;
      if (byte === ESCAPE2) clean2[length++] = ESCAPE2;
    } else if (byte !== CARRIAGE_RETURN || bytes[at2 + 1] !== LINE_BREAK) {
      clean2[length++] = kind === "value" ? BLANK : byte === TAB ? TAB : LINE_BREAK;
    }
  }
  return withoutTerminalSequences(decodeBytes(clean2, 0, length, recovery));
}
function decodeBytes(bytes, start, end, recovery) {
  const text = bytes.toString("utf8", start, end);
  if (text.includes("�") && Buffer.byteLength(text) !== end - start) recovery.badBytes++;
  return text;
}

// src/core/reports/xml/names.ts
var NO_NAME = { text: "", local: "", bytes: Buffer.alloc(0), hash: 0 };
var MAX_NAMES = 2e3;
var FIRST_SLOTS = 128;
var START = "A-Za-z_:\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFC\\u{10000}-\\u{EFFFF}";
var VALID_NAME = new RegExp(`^[${START}][${START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*$`, "u");
function createNames() {
  return { slots: new Array(FIRST_SLOTS).fill(void 0), count: 0 };
}
function readName(names, bytes, start, end) {
  let at2 = start;
  let hash = 0;
  for (; at2 < end; at2++) {
    const byte = bytes[at2] ?? 0;
    if (((BYTE_CLASS[byte] ?? 0) & NAME) === 0) break;
    hash = Math.imul(hash, 31) + byte | 0;
  }
  if (at2 === end) return void 0;
  return at2 === start ? NO_NAME : find(names, bytes, start, at2, hash);
}
function find(names, bytes, start, end, hash) {
  const mask = names.slots.length - 1;
  for (let slot = hash & mask; ; slot = slot + 1 & mask) {
    const name = names.slots[slot];
    if (name === void 0) return add(names, bytes, start, end, hash);
    if (name.hash === hash && spells(name, bytes, start, end)) return name;
  }
}
function spells(name, bytes, start, end) {
  const expected = name.bytes;
  if (expected.length !== end - start) return false;
  for (let i = 0; i < expected.length; i++) if (expected[i] !== bytes[start + i]) return false;
  return true;
}
function add(names, bytes, start, end, hash) {
  const text = internalised(bytes.toString("utf8", start, end));
  if (!VALID_NAME.test(text)) throw malformed(start, `"${text.slice(0, 40)}" is not a name`);
  if (names.count >= MAX_NAMES) {
    throw new XmlFault("xml-too-large", start, `more than ${MAX_NAMES} different names`);
  }
  if (names.count * 2 >= names.slots.length) grow(names);
  const local = internalised(text.slice(text.lastIndexOf(":") + 1));
  const name = { text, local, bytes: Buffer.from(bytes.subarray(start, end)), hash };
  place(names, name);
  names.count++;
  return name;
}
function grow(names) {
  const old = names.slots;
  names.slots = new Array(old.length * 2).fill(void 0);
  for (const name of old) if (name) place(names, name);
}
function place(names, name) {
  const mask = names.slots.length - 1;
  let slot = name.hash & mask;
  while (names.slots[slot] !== void 0) slot = slot + 1 & mask;
  names.slots[slot] = name;
}
function internalised(text) {
  for (const key in { [text]: true }) return key;
  return text;
}

// src/core/reports/xml/recovery.ts
function noRecovery() {
  return { controlCharacters: 0, badReferences: 0, cdataEnds: 0, badBytes: 0, lateDeclarations: 0 };
}
function recoveryWarnings(recovery) {
  const warnings = [
    note(recovery.controlCharacters, "control character", "removed: XML does not allow them"),
    note(recovery.badReferences, "reference to a forbidden character", "removed"),
    note(recovery.cdataEnds, 'literal "]]>" in text', "kept: XML does not allow it there"),
    note(recovery.badBytes, "text with bytes that are not valid in the file's encoding", "repaired"),
    note(recovery.lateDeclarations, "blank before the XML declaration", "ignored")
  ];
  return warnings.filter((warning) => warning !== "");
}
function note(count, what, done) {
  return count === 0 ? "" : `Not well-formed, but read: ${count} x ${what}, ${done}.`;
}

// src/core/reports/xml/byte-pattern.ts
function bytePattern(text) {
  const bytes = Buffer.from(text.padEnd(4, "\0"));
  return {
    length: bytes.length,
    first: bytes.readInt32LE(0),
    last: bytes.readInt32LE(bytes.length - 4),
    bytes
  };
}
function isAt(pattern, view2, at2) {
  if (view2.getInt32(at2, true) !== pattern.first) return false;
  const { length } = pattern;
  if (view2.getInt32(at2 + length - 4, true) !== pattern.last) return false;
  return length <= 8 || hasMiddle(pattern.bytes, view2, at2);
}
function hasMiddle(bytes, view2, at2) {
  const end = bytes.length - 4;
  for (let i = 4; i < end; i++) if (bytes[i] !== view2.getUint8(at2 + i)) return false;
  return true;
}

// src/core/reports/xml/shapes.ts
var MAX_SHAPES = 4096;
var NO_BYTES = Buffer.alloc(0);
function createShapes() {
  return { root: createShape(NO_NAME, "", []), count: 0 };
}
function tagShape(shapes, previous, name) {
  if (shapes.count > MAX_SHAPES) Object.assign(shapes, createShapes());
  const known = shapes.root.followers.find((shape2) => shape2.name === name);
  const shape = known ?? createShape(name, `<${name.text}`, []);
  if (!known) {
    shapes.root.followers.push(shape);
    shapes.count++;
  }
  previous.nextTag = shape;
  return shape;
}
function attributeShape(shapes, before, name) {
  const known = before.followers.find((shape2) => shape2.name === name);
  const shape = known ?? createShape(name, ` ${name.text}="`, before.attributes);
  if (!known) {
    before.followers.push(shape);
    shapes.count++;
  }
  before.guess = shape;
  return shape;
}
function createShape(name, pattern, before) {
  const attributes = [...before];
  const shape = {
    name,
    pattern: bytePattern(pattern),
    attributes,
    guess: void 0,
    nextTag: void 0,
    followers: [],
    bytes: NO_BYTES,
    quote: 0,
    start: 0,
    end: 0,
    classes: 0,
    text: void 0
  };
  if (pattern.endsWith('"')) attributes.push(shape);
  return shape;
}

// src/core/reports/xml/tag.ts
function createTag(window, recovery) {
  const shapes = createShapes();
  return { window, shapes, element: shapes.root, shape: shapes.root, selfClosing: false, recovery };
}
function attribute(tag, name) {
  const found = findAttribute(tag, name);
  return found === void 0 ? void 0 : decodedValue(tag, found);
}
function findAttribute(tag, name) {
  const { attributes } = tag.shape;
  for (let i = 0; i < attributes.length; i++) if (attributes[i]?.name.text === name) return attributes[i];
  return void 0;
}
function decodedValue(tag, found) {
  if (found.text === void 0) found.text = decode(tag, found);
  return found.text;
}
function integerAttribute(tag, name) {
  const found = findAttribute(tag, name);
  if (found === void 0 || found.start === found.end) return Number.NaN;
  const { bytes, end } = found;
  let value = 0;
  for (let at2 = found.start; at2 < end; at2++) {
    const digit = (bytes[at2] ?? 0) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}
function decode(tag, { bytes, start, end, classes }) {
  return classes === 0 ? bytes.toString("latin1", start, end) : decodeValue(bytes, start, end, tag.recovery);
}

// src/core/reports/xml/window.ts
var NOTHING = Buffer.alloc(0);
var BRIDGE_BYTES = 1024;
var MAX_TOKEN_BYTES = 33554432;
function openWindow(chunks) {
  return {
    bytes: NOTHING,
    view: viewOf(NOTHING),
    end: 0,
    offset: 0,
    source: chunks[Symbol.iterator](),
    pending: void 0,
    pendingFrom: 0
  };
}
function refill(window, from) {
  const kept = window.end - from;
  const { pending, pendingFrom } = window;
  if (pending && from >= pendingFrom) {
    show(window, from, pending.subarray(from - pendingFrom));
    window.pending = void 0;
    return window.end > kept || refill(window, 0);
  }
  if (kept > MAX_TOKEN_BYTES) {
    throw new XmlFault("xml-too-large", from, `one tag is longer than ${MAX_TOKEN_BYTES} bytes`);
  }
  if (kept === 0) {
    const next = nextChunk(window);
    show(window, from, next ?? NOTHING);
    return next !== void 0;
  }
  return pending ? lengthen(window, from, pending) : bridge(window, from, kept);
}
function bridge(window, from, kept) {
  const carry = Buffer.allocUnsafe(kept + BRIDGE_BYTES);
  window.bytes.copy(carry, 0, from, window.end);
  const next = nextChunk(window);
  const copied = next ? next.copy(carry, kept, 0, Math.min(BRIDGE_BYTES, next.length)) : 0;
  show(window, from, carry.subarray(0, kept + copied));
  window.pending = next;
  window.pendingFrom = kept;
  return next !== void 0;
}
function lengthen(window, from, pending) {
  const parts = [Buffer.from(window.bytes.subarray(from, window.pendingFrom)), Buffer.from(pending)];
  const wanted = 2 * (window.end - from);
  let length = window.pendingFrom - from + pending.length;
  while (length < wanted) {
    const next = nextChunk(window);
    if (!next) break;
    parts.push(Buffer.from(next));
    length += next.length;
  }
  show(window, from, Buffer.concat(parts, length));
  window.pending = void 0;
  return true;
}
function show(window, from, bytes) {
  window.offset += from;
  window.bytes = bytes;
  window.view = viewOf(bytes);
  window.end = bytes.length;
}
function viewOf(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
function nextChunk(window) {
  for (; ; ) {
    const { value, done } = window.source.next();
    if (done) return void 0;
    if (value.length > 0) return Buffer.from(value.buffer, value.byteOffset, value.length);
  }
}

// src/core/reports/xml/scan.ts
function createScan(chunks, handler, limits) {
  const recovery = noRecovery();
  const window = openWindow(chunks);
  return {
    window,
    names: createNames(),
    tag: createTag(window, recovery),
    recovery,
    handler,
    limits,
    at: 0,
    nextAmpersand: -1,
    depth: 0,
    open: [],
    wanted: [false],
    texts: [""],
    hasRoot: false,
    hasDoctype: false,
    hasDeclaration: false
  };
}
function readOn(scan, from) {
  const more = refill(scan.window, from);
  scan.at = 0;
  scan.nextAmpersand = -1;
  return more;
}
function mustReadOn(scan, from, inside) {
  if (readOn(scan, from)) return;
  throw new XmlFault("xml-truncated", scan.window.end, `the file ends inside ${inside}`);
}
function lookAhead(scan, count) {
  while (scan.window.end - scan.at < count) if (!readOn(scan, scan.at)) return;
}

// src/core/reports/xml/character-data.ts
var LESS_THAN2 = 60;
var AMPERSAND4 = 38;
var CDATA_END = Buffer.from("]]>");
var LINE_BREAK2 = 10;
var FOUR_BLANKS = 538976288;
function readText(scan) {
  for (; ; ) {
    const { bytes, end } = scan.window;
    const start = scan.at;
    const gap = skipIndent(scan.window, start);
    if (gap < end && bytes[gap] === LESS_THAN2 && !scan.wanted[scan.depth]) {
      scan.at = gap;
      return true;
    }
    const found = bytes.indexOf(LESS_THAN2, gap);
    if (found >= 0) {
      if (found > start) takeText(scan, start, found);
      scan.at = found;
      return true;
    }
    const cut2 = safeCut(bytes, start, end);
    takeText(scan, start, cut2);
    if (readOn(scan, cut2)) continue;
    takeText(scan, 0, scan.window.end);
    return false;
  }
}
function skipIndent(window, start) {
  const { bytes, view: view2, end } = window;
  let at2 = start;
  if (at2 < end && bytes[at2] === LINE_BREAK2) at2++;
  while (at2 + 4 <= end && view2.getInt32(at2, true) === FOUR_BLANKS) at2 += 4;
  while (at2 < end && ((BYTE_CLASS[bytes[at2] ?? 0] ?? 0) & SPACE) !== 0) at2++;
  return at2;
}
function takeText(scan, start, end) {
  const { bytes } = scan.window;
  if (scan.depth === 0) {
    checkOutside(scan, start, end);
    return;
  }
  if (scan.nextAmpersand < start) {
    const found = bytes.indexOf(AMPERSAND4, start);
    scan.nextAmpersand = found < 0 ? bytes.length : found;
  }
  if (scan.nextAmpersand < end) checkReferences(bytes, scan.nextAmpersand, end);
  if (scan.wanted[scan.depth]) keep(scan, start, end, decodeText);
}
function checkOutside(scan, start, end) {
  const { bytes } = scan.window;
  for (let at2 = start; at2 < end; at2++) {
    if (((BYTE_CLASS[bytes[at2] ?? 0] ?? 0) & SPACE) !== 0) continue;
    const where = scan.hasRoot ? "after the end of the root element" : "before the root element";
    throw malformed(at2, `text ${where}: "${bytes.toString("utf8", at2, Math.min(end, at2 + 20)).trim()}"`);
  }
}
function readCData(scan) {
  if (scan.depth === 0) throw malformed(scan.at, "a CDATA section outside of the root element");
  for (; ; ) {
    const { bytes, end } = scan.window;
    const close = bytes.indexOf(CDATA_END, scan.at);
    if (close >= 0) {
      if (scan.wanted[scan.depth]) keep(scan, scan.at, close, decodeCData);
      scan.at = close + CDATA_END.length;
      return;
    }
    const cut2 = safeCut(bytes, scan.at, end);
    if (scan.wanted[scan.depth]) keep(scan, scan.at, cut2, decodeCData);
    mustReadOn(scan, cut2, "a CDATA section");
  }
}
function keep(scan, start, end, decode2) {
  const { bytes } = scan.window;
  const before = scan.texts[scan.depth] ?? "";
  const room = scan.limits.maxText - before.length;
  if (room <= 0) return;
  const enough = start + room * 4;
  const text = decode2(scan.window, start, enough < end ? safeCut(bytes, start, enough) : end, scan.recovery);
  scan.texts[scan.depth] = before + (text.length > room ? Buffer.from(text.slice(0, room)).toString() : text);
}
function safeCut(bytes, start, end) {
  let cut2 = end;
  for (let at2 = end - 1; at2 >= Math.max(start, end - MAX_REFERENCE); at2--) {
    if (bytes[at2] === 59) break;
    if (bytes[at2] === AMPERSAND4) cut2 = at2;
  }
  for (let i = 0; i < 3 && cut2 > start && ((bytes[cut2 - 1] ?? 0) & 192) === 128; i++) cut2--;
  if (cut2 > start && (bytes[cut2 - 1] ?? 0) >= 192) cut2--;
  for (let i = 0; i < 2 && cut2 > start && bytes[cut2 - 1] === 93; i++) cut2--;
  return cut2 > start && bytes[cut2 - 1] === 13 ? cut2 - 1 : cut2;
}

// src/core/reports/xml/read-value.ts
var INCOMPLETE = -1;
var NEEDS_A_LOOK = AMPERSAND | CONTROL | NOT_ASCII | LESS_THAN;
function readValue(attribute2, window, start, quote) {
  const { bytes, end } = window;
  if (attribute2.bytes === bytes && attribute2.quote === quote && repeats(attribute2, window, start)) {
    attribute2.end += start - attribute2.start;
    attribute2.start = start;
    return attribute2.end + 1;
  }
  let at2 = start;
  let classes = 0;
  for (; at2 < end; at2++) {
    const byte = bytes[at2] ?? 0;
    if (byte === quote) break;
    classes |= BYTE_CLASS[byte] ?? 0;
  }
  classes &= NEEDS_A_LOOK;
  if ((classes & LESS_THAN) !== 0) {
    throw malformed(start, `the value of ${attribute2.name.text} holds a "<" or has no end`);
  }
  if (at2 === end) return INCOMPLETE;
  if ((classes & AMPERSAND) !== 0) checkReferences(bytes, start, at2);
  if (attribute2.bytes !== bytes) attribute2.bytes = bytes;
  attribute2.quote = quote;
  attribute2.start = start;
  attribute2.end = at2;
  attribute2.classes = classes;
  if (attribute2.text !== void 0) attribute2.text = void 0;
  return at2 + 1;
}
function repeats(last, window, start) {
  const { bytes, view: view2 } = window;
  const length = last.end - last.start;
  const end = start + length;
  if (length < 8 || end >= window.end || bytes[end] !== last.quote) return false;
  let from = last.start;
  for (let at2 = start; at2 + 4 <= end; at2 += 4, from += 4) {
    if (view2.getInt32(at2, true) !== view2.getInt32(from, true)) return false;
  }
  return view2.getInt32(end - 4, true) === view2.getInt32(last.end - 4, true);
}

// src/core/reports/xml/read-start-tag.ts
var GREATER_THAN = 62;
var SLASH = 47;
var EQUALS = 61;
var DOUBLE_QUOTE = 34;
var SINGLE_QUOTE = 39;
function readStartTag(tag, names, window, start) {
  const { bytes, view: view2, end } = window;
  let at2 = readTagName(tag, names, window, start);
  while (at2 !== INCOMPLETE) {
    const { guess } = tag.shape;
    if (guess !== void 0 && at2 + guess.pattern.length < end && isAt(guess.pattern, view2, at2)) {
      tag.shape = guess;
      at2 = readValue(guess, window, at2 + guess.pattern.length, DOUBLE_QUOTE);
      continue;
    }
    const gap = at2;
    at2 = skipSpace(bytes, at2, end);
    if (at2 === end) return INCOMPLETE;
    if (bytes[at2] === GREATER_THAN) {
      tag.selfClosing = false;
      return at2 + 1;
    }
    if (bytes[at2] === SLASH) return endEmptyTag(tag, bytes, at2, end);
    if (at2 === gap) throw inTag(tag, at2, `a blank is missing before "${character(bytes, at2)}"`);
    at2 = readAttribute(tag, names, window, at2);
  }
  return INCOMPLETE;
}
function readTagName(tag, names, window, start) {
  const { bytes, view: view2, end } = window;
  const guess = tag.element.nextTag;
  if (guess !== void 0) {
    const stop = start + guess.pattern.length;
    if (stop < end && isAt(guess.pattern, view2, start) && ((BYTE_CLASS[bytes[stop] ?? 0] ?? 0) & NAME) === 0) {
      tag.element = guess;
      tag.shape = guess;
      return stop;
    }
  }
  const name = readName(names, bytes, start + 1, end);
  if (name === void 0) return INCOMPLETE;
  if (name === NO_NAME) throw malformed(start, '"<" that begins no tag (in text it is written "&lt;")');
  tag.element = tagShape(tag.shapes, tag.element, name);
  tag.shape = tag.element;
  return start + 1 + name.bytes.length;
}
function skipSpace(bytes, start, end) {
  let at2 = start;
  while (at2 < end && ((BYTE_CLASS[bytes[at2] ?? 0] ?? 0) & SPACE) !== 0) at2++;
  return at2;
}
function endEmptyTag(tag, bytes, slash, end) {
  if (slash + 1 === end) return INCOMPLETE;
  if (bytes[slash + 1] !== GREATER_THAN) throw inTag(tag, slash, '"/" must be followed by ">"');
  tag.selfClosing = true;
  return slash + 2;
}
function readAttribute(tag, names, window, start) {
  const { bytes, end } = window;
  const name = readName(names, bytes, start, end);
  if (name === void 0) return INCOMPLETE;
  if (name === NO_NAME)
    throw inTag(tag, start, `"${character(bytes, start)}" where an attribute was expected`);
  if (tag.shape.attributes.some((attribute2) => attribute2.name === name)) {
    throw inTag(tag, start, `the attribute ${name.text} is given twice`);
  }
  const equals = skipSpace(bytes, start + name.bytes.length, end);
  if (equals === end) return INCOMPLETE;
  if (bytes[equals] !== EQUALS) throw inTag(tag, start, `the attribute ${name.text} has no value`);
  const open = skipSpace(bytes, equals + 1, end);
  if (open === end) return INCOMPLETE;
  const quote = bytes[open];
  if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) {
    throw inTag(tag, open, `the value of ${name.text} is not in quotes`);
  }
  tag.shape = attributeShape(tag.shapes, tag.shape, name);
  return readValue(tag.shape, window, open + 1, quote);
}
function inTag(tag, at2, message) {
  return malformed(at2, `in <${tag.element.name.text}>: ${message}`);
}
function character(bytes, at2) {
  return String.fromCharCode(bytes[at2] ?? 0);
}

// src/core/reports/xml/elements.ts
function readStart(scan) {
  const { tag, window } = scan;
  for (; ; ) {
    const next = readStartTag(tag, scan.names, window, scan.at);
    if (next !== INCOMPLETE) {
      openElement(scan, next);
      return;
    }
    mustReadOn(scan, scan.at, "a tag");
  }
}
function openElement(scan, next) {
  const { tag, handler } = scan;
  if (scan.depth === 0) startRoot(scan);
  if (scan.depth >= scan.limits.maxDepth) {
    throw new XmlFault("xml-too-deep", scan.at, `elements are nested deeper than ${scan.limits.maxDepth}`);
  }
  scan.at = next;
  const { selfClosing } = tag;
  const { name } = tag.element;
  const wantsText = handler.open(name.local, tag);
  if (selfClosing) {
    handler.close(name.local, "");
    return;
  }
  scan.open[scan.depth] = name;
  scan.depth++;
  scan.wanted[scan.depth] = wantsText;
  scan.texts[scan.depth] = "";
}
function startRoot(scan) {
  if (scan.hasRoot)
    throw malformed(
      scan.at,
      `a second root element <${scan.tag.element.name.text}>: the document ended before it`
    );
  scan.hasRoot = true;
}
function readEnd(scan) {
  const name = scan.open[scan.depth - 1];
  if (!name) throw malformed(scan.at, "an end tag without a start tag");
  for (; ; ) {
    const { bytes, end } = scan.window;
    const start = scan.at + 2;
    const expected = name.bytes;
    const known = Math.min(expected.length, end - start);
    for (let i = 0; i < known; i++) if (bytes[start + i] !== expected[i]) throw mismatch(scan, start);
    const close = skipSpace(bytes, start + known, end);
    if (close < end) {
      if (bytes[close] !== 62) throw mismatch(scan, start);
      scan.at = close + 1;
      closeElement(scan, name);
      return;
    }
    mustReadOn(scan, scan.at, `the end tag of <${name.text}>`);
  }
}
function closeElement(scan, name) {
  const text = scan.texts[scan.depth] ?? "";
  scan.texts[scan.depth] = "";
  scan.depth--;
  scan.handler.close(name.local, text);
}
function mismatch(scan, start) {
  const { bytes, end } = scan.window;
  let stop = start;
  while (stop < end && ((BYTE_CLASS[bytes[stop] ?? 0] ?? 0) & NAME) !== 0) stop++;
  const found = bytes.toString("utf8", start, Math.min(stop, start + 40));
  return malformed(start - 2, `</${found}> where </${scan.open[scan.depth - 1]?.text}> was expected`);
}

// src/core/reports/xml/located.ts
var HINTS = {
  "xml-malformed": "Fix what writes this file, or exclude it from the pattern. Two tools writing to one file also cause this.",
  "xml-truncated": "The tool was probably stopped while writing. Run it again and let it finish.",
  "xml-doctype": "Entity declarations are refused because they can read files and fill the memory. Write the report without them.",
  "xml-too-deep": "No test or coverage tool nests that deep. Check what this file is.",
  "xml-too-large": "No test or coverage tool writes that. Check what this file is.",
  "report-empty": "Check that the tool ran to its end and wrote to this file."
};
function located(fault, offset, chunks) {
  const where = positionOf(offset, chunks) ?? `byte ${offset + 1}`;
  return new UserError(fault.code, `${where}: ${fault.message}.`, HINTS[fault.code]);
}
function positionOf(offset, chunks) {
  let left = offset;
  let line = 1;
  let column = 1;
  for (const chunk of chunks) {
    for (let i = 0; i < chunk.length && left > 0; i++, left--) {
      const byte = chunk[i] ?? 0;
      if (byte === 10) {
        line++;
        column = 1;
      } else if ((byte & 192) !== 128) column++;
    }
    if (left === 0) return `line ${line}, column ${column}`;
  }
  return left === 0 ? `line ${line}, column ${column}` : void 0;
}

// src/core/reports/xml/markup.ts
var CDATA = Buffer.from("<![CDATA[");
var COMMENT = Buffer.from("<!--");
var DOCTYPE = Buffer.from("<!DOCTYPE");
var ENTITY = Buffer.from("<!ENTITY");
var VALID_DECLARATION = /^<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>$/;
function readDeclaration(scan) {
  lookAhead(scan, DOCTYPE.length);
  if (at(scan, CDATA)) {
    scan.at += CDATA.length;
    readCData(scan);
  } else if (at(scan, COMMENT)) {
    skipComment(scan);
  } else if (at(scan, DOCTYPE)) {
    skipDoctype(scan);
  } else if (at(scan, ENTITY)) {
    throw new XmlFault("xml-doctype", scan.at, "the file declares an entity");
  } else if (scan.window.end - scan.at < DOCTYPE.length) {
    throw new XmlFault("xml-truncated", scan.window.end, 'the file ends behind "<!"');
  } else throw malformed(scan.at, '"<!" that begins no comment, CDATA section or document type');
}
function at(scan, text) {
  const { bytes } = scan.window;
  for (let i = 0; i < text.length; i++) if (bytes[scan.at + i] !== text[i]) return false;
  return true;
}
function skipComment(scan) {
  scan.at += COMMENT.length;
  skipTo(scan, "--", "a comment");
  if (scan.at === scan.window.end) mustReadOn(scan, scan.at, "a comment");
  if (scan.window.bytes[scan.at] !== 62) throw malformed(scan.at, '"--" inside a comment');
  scan.at++;
}
function skipInstruction(scan) {
  const target = instructionTarget(scan);
  if (target.text === "xml") {
    readXmlDeclaration(scan);
    return;
  }
  const next = scan.window.bytes[scan.at + 2 + target.bytes.length] ?? 0;
  if (target === NO_NAME || /^xml$/i.test(target.text) || !/[\s?]/.test(String.fromCharCode(next))) {
    throw malformed(scan.at, '"<?" that begins no processing instruction');
  }
  scan.at += 2 + target.bytes.length;
  skipTo(scan, "?>", "a processing instruction");
}
function instructionTarget(scan) {
  for (; ; ) {
    const name = readName(scan.names, scan.window.bytes, scan.at + 2, scan.window.end);
    if (name) return name;
    mustReadOn(scan, scan.at, "a processing instruction");
  }
}
function readXmlDeclaration(scan) {
  if (scan.hasRoot || scan.hasDeclaration) throw malformed(scan.at, "a second XML declaration");
  if (scan.window.offset + scan.at > 0) scan.recovery.lateDeclarations++;
  scan.hasDeclaration = true;
  for (; ; ) {
    const end = scan.window.bytes.indexOf("?>", scan.at, "latin1");
    if (end >= 0) {
      const text = scan.window.bytes.toString("latin1", scan.at, end + 2);
      if (!VALID_DECLARATION.test(text)) throw malformed(scan.at, "the XML declaration is not valid");
      scan.at = end + 2;
      return;
    }
    mustReadOn(scan, scan.at, "the XML declaration");
  }
}
function skipTo(scan, terminator, inside) {
  for (; ; ) {
    const found = scan.window.bytes.indexOf(terminator, scan.at, "latin1");
    if (found >= 0) {
      scan.at = found + terminator.length;
      return;
    }
    mustReadOn(scan, Math.max(scan.at, scan.window.end - terminator.length + 1), inside);
  }
}
function skipDoctype(scan) {
  if (scan.hasRoot || scan.hasDoctype)
    throw malformed(scan.at, "a document type that is not before the root element");
  scan.hasDoctype = true;
  for (; ; ) {
    const { bytes, end } = scan.window;
    let quote = 0;
    for (let i = scan.at + DOCTYPE.length; i < end; i++) {
      const byte = bytes[i] ?? 0;
      if (quote !== 0) quote = byte === quote ? 0 : quote;
      else if (byte === 34 || byte === 39) quote = byte;
      else if (byte === 91)
        throw new XmlFault("xml-doctype", i, "the document type has an internal subset");
      else if (byte === 60) throw malformed(i, '"<" inside the document type');
      else if (byte === 62) {
        scan.at = i + 1;
        return;
      }
    }
    mustReadOn(scan, scan.at, "the document type");
  }
}

// src/core/reports/xml/scan-xml.ts
function scanXml(chunks, handler, limits) {
  const scan = createScan(chunks, handler, limits);
  try {
    while (readText(scan)) readMarkup(scan);
    checkEnd(scan);
  } catch (error) {
    if (error instanceof XmlFault) throw located(error, scan.window.offset + error.at, chunks);
    throw error;
  }
  return recoveryWarnings(scan.recovery);
}
function readMarkup(scan) {
  lookAhead(scan, 2);
  const byte = scan.window.bytes[scan.at + 1];
  if (byte === 47) readEnd(scan);
  else if (byte === 33) readDeclaration(scan);
  else if (byte === 63) skipInstruction(scan);
  else readStart(scan);
}
function checkEnd(scan) {
  const { end } = scan.window;
  const inside = scan.open[scan.depth - 1];
  if (scan.depth > 0 && inside)
    throw new XmlFault("xml-truncated", end, `the file ends inside <${inside.text}>`);
  if (!scan.hasRoot) throw new XmlFault("report-empty", end, "the file holds no XML element");
}

// src/core/reports/junit/name-batch.ts
var FIRST_BYTES = 2048;
var MOST_BYTES = 163840;
function createNameBatch() {
  const bytes = Buffer.allocUnsafe(FIRST_BYTES);
  return { bytes, view: viewOf2(bytes), length: 0, first: 0, count: 0, ends: [] };
}
function addName(batch, cases, tag, found) {
  const length = found.end - found.start;
  if (found.classes !== 0 || found.end + 3 > tag.window.end || length > FIRST_BYTES / 2) return false;
  if (batch.length + length + 3 > batch.bytes.length) giveNames(batch, cases);
  const { view: view2 } = tag.window;
  let to = batch.length;
  for (let from = found.start; from < found.end; from += 4, to += 4) {
    batch.view.setInt32(to, view2.getInt32(from, true), true);
  }
  batch.length += length;
  batch.ends[batch.count++] = batch.length;
  return true;
}
function skipName(batch) {
  batch.ends[batch.count++] = batch.length;
}
function giveNames(batch, cases) {
  const names = batch.bytes.toString("latin1", 0, batch.length);
  let start = 0;
  for (let i = 0; i < batch.count; i++) {
    const end = batch.ends[i] ?? 0;
    const testCase = cases[batch.first + i];
    if (end > start && testCase) giveName(testCase, names.slice(start, end));
    start = end;
  }
  batch.first += batch.count;
  batch.count = 0;
  batch.length = 0;
  if (batch.bytes.length < MOST_BYTES) grow2(batch);
}
function giveName(testCase, name) {
  testCase.name = name;
  if (testCase.suite === name) testCase.suite = name;
}
function grow2(batch) {
  batch.bytes = Buffer.allocUnsafe(Math.min(batch.bytes.length * 9, MOST_BYTES));
  batch.view = viewOf2(batch.bytes);
}
function viewOf2(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

// src/core/reports/junit/totals.ts
function checkTotals(reading, suite) {
  const { tests, failures, errors } = suite.declared;
  const found = reading.cases.length - suite.casesBefore;
  const broken = (failures || 0) + (errors || 0);
  if (broken > 0 && found === 0 && reading.suiteProblems.length === suite.problemsBefore) {
    const message = `The header declares ${broken} failed of ${tests || 0} tests, but the report holds no test case.`;
    const kind = errors > 0 ? "error" : "failure";
    reading.suiteProblems.push({ suite: suite.path, problem: { kind, type: "", message, text: "" } });
  } else if (tests !== found && !Number.isNaN(tests)) {
    reading.wrongTotals.count++;
    reading.wrongTotals.last = `${suite.path || "the root"} declares ${tests}, holds ${found}`;
  }
}
function totalsWarnings({ wrongTotals: { count, last } }) {
  if (count === 0) return [];
  const more = count > 1 ? `, and ${count - 1} more` : "";
  return [`Declared totals differ from the test cases counted: ${last}${more}.`];
}

// src/core/reports/junit/suites.ts
var SEPARATOR = " > ";
function openSuite(reading, name, tag) {
  const parent = reading.suites.at(-1);
  const path = parent?.path && name ? `${parent.path}${SEPARATOR}${name}` : name || (parent?.path ?? "");
  const file = attribute(tag, "file") ?? attribute(tag, "filepath") ?? parent?.file ?? "";
  const origin = [attribute(tag, "package"), attribute(tag, "hostname")].filter((part) => part !== void 0);
  reading.isPytest = name === "pytest";
  const own = [...origin, repeatMark(reading, [path, file, ...origin].join("\n"))].filter(
    (part) => part !== ""
  );
  reading.suites.push({
    path,
    file,
    variant: own.join(" "),
    variantOfClass: [path, ...own].filter((part) => part !== "").join(" "),
    declared: {
      tests: integerAttribute(tag, "tests"),
      failures: integerAttribute(tag, "failures"),
      errors: integerAttribute(tag, "errors")
    },
    casesBefore: reading.cases.length,
    problemsBefore: reading.suiteProblems.length
  });
}
function repeatMark(reading, key) {
  const count = (reading.suiteKeys.get(key) ?? 0) + 1;
  reading.suiteKeys.set(key, count);
  return count === 1 ? "" : `#${count}`;
}
function closeSuite(reading) {
  const suite = reading.suites.pop();
  if (suite) checkTotals(reading, suite);
}
function currentSuite(reading) {
  return reading.suites.at(-1) ?? NO_SUITE;
}
var NOT_STATED = { tests: Number.NaN, failures: Number.NaN, errors: Number.NaN };
var NO_SUITE = {
  path: "",
  file: "",
  variant: "",
  variantOfClass: "",
  declared: NOT_STATED,
  casesBefore: 0,
  problemsBefore: 0
};

// src/core/reports/junit/text-budget.ts
var ALL_TEXTS = 67108864;
var SHORT = 1e3;
function createTextBudget(characters = ALL_TEXTS) {
  return { left: characters, cuts: 0 };
}
function spend(budget, text) {
  budget.left -= text.length;
  if (budget.left > 0 || text.length <= SHORT) return text;
  budget.cuts++;
  return text.slice(0, SHORT);
}

// src/core/reports/junit/problems.ts
var KINDS = /* @__PURE__ */ new Map([
  ["failure", "failure"],
  ["error", "error"],
  ["skipped", "skipped"],
  ["disabled", "skipped"],
  ["ignored", "skipped"],
  ["flakyFailure", "flaky"],
  ["flakyError", "flaky"],
  ["rerunFailure", "rerun"],
  ["rerunError", "rerun"]
]);
function isProblem(name) {
  return KINDS.has(name);
}
function openProblem(reading, name, tag) {
  if (reading.problem) addProblem(reading, reading.problem);
  const type = attribute(tag, "type") ?? "";
  const message = attribute(tag, "message") ?? "";
  reading.problem = { kind: KINDS.get(name) ?? "error", type, message, text: "" };
}
function isPart(name) {
  return name === "stackTrace" || name === "stack-trace" || name === "message";
}
function closePart({ problem }, name, text) {
  if (!problem) return;
  if (name === "message") problem.message = text.trim();
  else problem.text += text;
}
function closeProblem(reading, text) {
  const { problem } = reading;
  reading.problem = void 0;
  if (problem) addProblem(reading, problem.text === "" ? { ...problem, text } : problem);
}
function addProblem(reading, draft) {
  const { kind, type } = draft;
  const message = spend(reading.budget, draft.message);
  const text = spend(reading.budget, draft.text.trim() === "" ? "" : draft.text);
  const problem = { kind, type, message, text };
  if (reading.isInCase) {
    reading.draft.problems ??= [];
    reading.draft.problems.push(problem);
  } else if (kind === "failure" || kind === "error") {
    reading.suiteProblems.push({ suite: currentSuite(reading).path, problem });
  }
}
function wantsOutput({ isInCase, problem, draft }) {
  const last = draft.problems?.at(-1);
  return isInCase && !problem && last !== void 0 && last.kind !== "skipped" && last.text === "";
}
function takeOutput(reading, text) {
  const last = reading.draft.problems?.pop();
  if (last) reading.draft.problems?.push({ ...last, text: spend(reading.budget, text) });
}

// src/core/reports/junit/file-of-class.ts
var SOURCE_FILE = /\.(?:[cm]?[jt]sx?|py|rb|php|go|rs|java|kt|cs|swift|dart|exs?|feature|cy|vue|svelte)$/;
function createFileOfClass() {
  let last = "";
  let file = "";
  return (classname) => {
    if (classname === last) return file;
    last = classname;
    file = SOURCE_FILE.test(classname) ? classname : "";
    return file;
  };
}

// src/core/reports/junit/reading.ts
function createReading() {
  return {
    cases: [],
    names: createNameBatch(),
    suiteProblems: [],
    suites: [],
    suiteKeys: /* @__PURE__ */ new Map(),
    draft: {
      suite: "",
      name: "",
      file: "",
      line: void 0,
      variant: "",
      durationMs: void 0,
      status: "",
      problems: void 0
    },
    isInCase: false,
    problem: void 0,
    slots: void 0,
    budget: createTextBudget(),
    isPytest: false,
    wrongTotals: { count: 0, last: "" },
    fileOfClass: createFileOfClass()
  };
}

// src/core/reports/outcome-of.ts
function outcomeOf(problems) {
  let outcome = "passed";
  for (const { kind } of problems) {
    if (kind === "error") return "error";
    if (kind === "failure" || kind === "rerun") outcome = "failed";
    else if (kind === "skipped" && outcome === "passed") outcome = "skipped";
  }
  return outcome;
}

// src/core/reports/junit/case-slots.ts
function caseSlots(tag) {
  const first = (...names) => {
    for (const name of names) {
      const found = findAttribute(tag, name);
      if (found) return found;
    }
    return void 0;
  };
  return {
    shape: tag.shape,
    name: first("name"),
    classname: first("classname", "className", "class"),
    time: first("time"),
    file: first("file", "filepath", "filename"),
    line: first("line", "lineno"),
    status: first("status"),
    result: first("result")
  };
}

// src/core/reports/parse-seconds.ts
var UNITS = /* @__PURE__ */ new Map([
  ["", 1e3],
  ["s", 1e3],
  ["sec", 1e3],
  ["ms", 1],
  ["m", 6e4]
]);
function parseSeconds(text) {
  const clock = /^(?:(\d+):)?(\d+):(\d+(?:[.,]\d+)?)$/.exec(text.trim());
  if (clock) return parseClock(clock[1], clock[2], clock[3]);
  const [, digits = "", unit = ""] = /^([\d.,\u00a0\u202f' ]*\d(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const factor = UNITS.get(unit.toLowerCase());
  if (digits === "" || factor === void 0) return void 0;
  return finite(Number(plainNumber(digits)) * factor);
}
function parseClock(hours = "0", minutes = "0", seconds = "0") {
  return finite((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(",", "."))) * 1e3);
}
function plainNumber(digits) {
  const packed = digits.replace(/[\u00a0\u202f' ]/g, "");
  const decimal = /[.,](?=[^.,]*$)/.exec(packed)?.[0] ?? ".";
  const parts = packed.replaceAll(decimal === "." ? "," : ".", "").split(decimal);
  return parts.length === 2 ? parts.join(".") : parts.join("");
}
function finite(value) {
  return Number.isFinite(value) ? value : void 0;
}

// src/core/reports/junit/seconds-at.ts
var POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];
var MILLI_DIGITS = 3;
function secondsAt(tag, found) {
  const { bytes, start, end } = found;
  let value = 0;
  let decimals = -1;
  for (let at2 = start; at2 < end; at2++) {
    const byte = bytes[at2] ?? 0;
    if (byte >= 48 && byte <= 57) {
      value = value * 10 + (byte - 48);
      if (decimals >= 0) decimals++;
    } else if (byte === 46 && decimals < 0 && at2 > start) decimals = 0;
    else return parseSeconds(decodedValue(tag, found));
  }
  if (start === end || decimals === 0 || end - start > 15) return parseSeconds(decodedValue(tag, found));
  const places = Math.max(decimals, 0);
  if (places > MILLI_DIGITS) return value / (POWERS[places - MILLI_DIGITS] ?? 1);
  return value * (POWERS[MILLI_DIGITS - places] ?? 1);
}

// src/core/reports/junit/status.ts
var STATUS = new Map([
  ...[
    "notrun",
    "not_run",
    "norun",
    "disabled",
    "suppressed",
    "skipped",
    "skip",
    "ignored",
    "pending",
    "inactive"
  ].map((word) => [word, "skipped"]),
  ...["fail", "failed", "failure", "regression"].map((word) => [word, "failure"]),
  ...["error", "errored", "broken", "crashed", "crash", "timeout", "timedout", "aborted"].map(
    (word) => [word, "error"]
  )
]);
var WORST_FIRST = ["error", "failure", "skipped"];
function statusProblem(words) {
  const kinds = words.toLowerCase().split(" ").map((word) => STATUS.get(word));
  const kind = WORST_FIRST.find((candidate) => kinds.includes(candidate));
  return kind && { kind, type: "", message: kind === "skipped" ? "" : `Status: ${words.trim()}`, text: "" };
}

// src/core/reports/junit/test-cases.ts
function openCase(reading, tag) {
  if (reading.isInCase) closeCase(reading);
  const slots = reading.slots?.shape === tag.shape ? reading.slots : caseSlots(tag);
  const { draft } = reading;
  reading.slots = slots;
  reading.isInCase = true;
  readCaseName(reading, tag, slots.name);
  placeCase(reading, currentSuite(reading), slots.classname ? decodedValue(tag, slots.classname) : "");
  if (slots.file) draft.file = decodedValue(tag, slots.file);
  draft.durationMs = slots.time ? secondsAt(tag, slots.time) : void 0;
  draft.line = slots.line ? lineOf(decodedValue(tag, slots.line), reading.isPytest) : void 0;
  draft.status = slots.status || slots.result ? statusOf(tag, slots) : "";
  draft.problems = void 0;
}
function readCaseName({ draft, names, cases }, tag, found) {
  draft.name = "";
  if (found !== void 0 && addName(names, cases, tag, found)) return;
  if (found !== void 0) draft.name = decodedValue(tag, found);
  skipName(names);
}
function placeCase({ draft, fileOfClass }, suite, classname) {
  draft.file = suite.file;
  if (classname === "" || classname === suite.path || classname === "test") {
    draft.suite = suite.path;
    draft.variant = suite.variant;
    return;
  }
  draft.suite = classname;
  draft.variant = suite.variantOfClass;
  if (draft.file === "") draft.file = fileOfClass(classname);
}
function statusOf(tag, { status, result }) {
  return `${status ? decodedValue(tag, status) : ""} ${result ? decodedValue(tag, result) : ""}`;
}
function lineOf(text, countsFromZero) {
  const line = Number.parseInt(text, 10);
  return line >= 0 ? line + (countsFromZero ? 1 : 0) : void 0;
}
function closeCase(reading) {
  if (!reading.isInCase) return;
  reading.isInCase = false;
  const { draft } = reading;
  const { suite, name, file, line, variant, durationMs } = draft;
  const problems = problemsOf(draft);
  const outcome = problems === NO_PROBLEMS ? "passed" : outcomeOf(problems);
  const flaky = outcome === "passed" && problems !== NO_PROBLEMS;
  reading.cases.push({ suite, name, file, line, variant, outcome, durationMs, flaky, problems });
}
function problemsOf({ problems, status }) {
  if (problems !== void 0) return problems;
  const stated = status === "" ? void 0 : statusProblem(status);
  return stated ? [stated] : NO_PROBLEMS;
}

// src/core/reports/junit/junit.ts
var ROOTS = /* @__PURE__ */ new Set(["testsuites", "testsuite", "testcase"]);
var JUNIT = {
  format: "junit",
  detect: ({ root }) => ROOTS.has(root),
  read: readJUnit
};
function readJUnit(chunks, limits) {
  const reading = createReading();
  const warnings = scanXml(chunks, handlerFor(reading), limits);
  giveNames(reading.names, reading.cases);
  if (reading.budget.cuts > 0)
    warnings.push(`${reading.budget.cuts} texts were cut short: together they are too long.`);
  return testReportOf("junit", { ...reading, warnings: [...warnings, ...totalsWarnings(reading)] });
}
function handlerFor(reading) {
  let isKeepingOutput = false;
  return {
    open(name, tag) {
      if (name === "testcase") openCase(reading, tag);
      else if (name === "testsuite" || name === "testsuites")
        openSuite(reading, name === "testsuites" ? "" : attribute(tag, "name") ?? "", tag);
      else if (isProblem(name)) {
        openProblem(reading, name, tag);
        return true;
      } else if (isPart(name)) return reading.problem !== void 0;
      else if (isOutput(name)) {
        isKeepingOutput = wantsOutput(reading);
        return isKeepingOutput;
      }
      return false;
    },
    close(name, text) {
      if (name === "testcase") closeCase(reading);
      else if (name === "testsuite" || name === "testsuites") closeSuite(reading);
      else if (isProblem(name)) closeProblem(reading, text);
      else if (isPart(name)) closePart(reading, name, text);
      else if (isKeepingOutput && isOutput(name)) {
        isKeepingOutput = false;
        takeOutput(reading, text);
      }
    }
  };
}
function isOutput(name) {
  return name === "system-out" || name === "system-err";
}

// src/core/reports/read-report.ts
var READ_LIMITS = { maxBytes: 1e9, maxDepth: 100, maxText: 65536 };

// src/core/reports/encoding.ts
var UTF_8 = /* @__PURE__ */ new Set(["utf-8", "utf8", "us-ascii", "ascii"]);
function encodingOf(head) {
  if (head[0] === 255 && head[1] === 254) return "utf-16le";
  if (head[0] === 254 && head[1] === 255) return "utf-16be";
  if (head[0] === 60 && head[1] === 0) return "utf-16le";
  if (head[0] === 0 && head[1] === 60) return "utf-16be";
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(
    head.toString("latin1", 0, 256)
  )?.[1];
  if (declared === void 0) return "utf-8";
  const label = declared.toLowerCase();
  return UTF_8.has(label) || label.startsWith("utf-16") || label.startsWith("ucs-2") ? "utf-8" : label;
}
function hasByteOrderMark(head) {
  return head[0] === 239 && head[1] === 187 && head[2] === 191;
}
function* transcoded(chunks, encoding) {
  const decoder = decoderFor(encoding);
  for (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}
function decoderFor(encoding) {
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    const hint = "Write the report in UTF-8.";
    throw new UserError(
      "report-encoding",
      `The file declares the encoding "${encoding}", which is unknown.`,
      hint,
      { cause }
    );
  }
}

// src/core/reports/source.ts
var HEAD_BYTES = 65536;
function openSource(raw, limits) {
  const iterator = limited(raw, limits.maxBytes);
  const head = readHead(iterator);
  const encoding = encodingOf(head);
  let isFirst = true;
  const whole = {
    // The bytes that were read for the head are not read again, unless somebody asks a second time.
    [Symbol.iterator]() {
      const bytes = isFirst ? resumed(head, iterator) : limited(raw, limits.maxBytes);
      isFirst = false;
      return encoding === "utf-8" ? withoutMark(bytes) : transcoded(bytes, encoding);
    }
  };
  return { head: utf8Head(head, encoding), chunks: whole, close: () => void iterator.return(void 0) };
}
function* limited(chunks, maxBytes) {
  let total = 0;
  for (const chunk of chunks) {
    total += chunk.length;
    if (total > maxBytes) {
      const hint = "Split the report, or exclude the file from the pattern.";
      throw new UserError("report-too-large", `The file is larger than ${maxBytes} bytes.`, hint);
    }
    yield chunk;
  }
}
function readHead(iterator) {
  const parts = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { value, done } = iterator.next();
    if (done) break;
    if (length === 0 && value.length >= HEAD_BYTES) return view(value);
    parts.push(Buffer.from(value));
    length += value.length;
  }
  return Buffer.concat(parts, length);
}
function* resumed(head, rest) {
  yield head;
  yield* rest;
}
function* withoutMark(chunks) {
  let isFirst = true;
  for (const chunk of chunks) {
    yield isFirst && hasByteOrderMark(view(chunk)) ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}
function utf8Head(head, encoding) {
  const start = head.subarray(0, HEAD_BYTES);
  if (encoding !== "utf-8") return Buffer.concat([...transcoded([start], encoding)]);
  return hasByteOrderMark(start) ? start.subarray(3) : start;
}
function view(bytes) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

// src/core/reports/unknown-file.ts
var POINT_AT_REPORT = "Point Umpire at the file that the test or coverage tool writes.";
function unknownFile({ chunks }, head, limits) {
  if (head.text === "") {
    throw new UserError(
      "report-empty",
      "The file is empty.",
      "Check that the tool ran to its end and wrote to this file."
    );
  }
  if (/^(?:html|!doctype)$/i.test(head.root) || /^<!doctype html/i.test(head.text)) {
    const hint = "A server or a report viewer wrote it. Use the tool's XML or JSON output.";
    throw new UserError("report-html", "The file is an HTML page, not a report.", hint);
  }
  if (head.text.startsWith("<")) return otherXml(chunks, head, limits);
  if (head.text.includes("\0"))
    throw new UserError("report-binary", binaryMessage(head.text), POINT_AT_REPORT);
  if (/^[[{]/.test(head.text))
    return { kind: "other", note: "JSON, but no report of a kind that Umpire knows" };
  const start = JSON.stringify(head.text.slice(0, 40));
  throw new UserError(
    "report-unknown",
    `The file begins with ${start}, which no known report does.`,
    POINT_AT_REPORT
  );
}
function otherXml(chunks, head, limits) {
  scanXml(chunks, { open: () => false, close: () => void 0 }, limits);
  if (head.root === "failsafe-summary")
    return { kind: "other", note: "a failsafe summary: the tests are in its TEST-*.xml files" };
  return {
    kind: "other",
    note: `XML with the root element <${head.root}>, which is no report that Umpire knows`
  };
}
function binaryMessage(text) {
  if (text.startsWith("PK")) return "The file is a ZIP archive, not a report.";
  return "The file is binary, not a report.";
}

// src/core/reports/index.ts
var DIALECTS = [JUNIT];
function readReport(chunks, limits = READ_LIMITS) {
  try {
    const source = openSource(chunks, limits);
    try {
      const head = headOf(source.head);
      const dialect = DIALECTS.find((candidate) => candidate.detect(head));
      return dialect ? dialect.read(source.chunks, limits) : unknownFile(source, head, limits);
    } finally {
      source.close();
    }
  } catch (error) {
    return { kind: "unreadable", error: errorInfo(error) };
  }
}

// src/shell/files/chunks.ts
import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
var CHUNK_BYTES = 262144;
function fileChunks(path) {
  return { [Symbol.iterator]: () => readChunks(path) };
}
function* readChunks(path) {
  const file = openSync(path, "r");
  try {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    for (; ; ) {
      const length = readSync(file, buffer, 0, CHUNK_BYTES, null);
      if (length === 0) return;
      yield buffer.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}
function sha256Of(chunks) {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

// src/shell/files/report-files.ts
var MAX_FILES = 2e3;
var NEVER = ["**/node_modules/**", "**/.git/**"];
function reportFiles(root, limits = READ_LIMITS) {
  const shown = (path) => isInside(root, path) ? relative2(root, path).split(sep2).join("/") : path;
  return {
    async find({ globs, ignore, sinceMs }) {
      const paths = await matching(root, globs, [...NEVER, ...ignore]);
      const dated = await Promise.all(
        paths.map(async (path) => ({ path, modifiedMs: (await stat2(path)).mtimeMs }))
      );
      const fresh = dated.filter(({ modifiedMs }) => modifiedMs >= sinceMs);
      const stale = dated.filter(({ modifiedMs }) => modifiedMs < sinceMs);
      return {
        reports: fresh.map(({ path, modifiedMs }) => ({
          path: shown(path),
          modifiedMs,
          ...readFile(path, limits)
        })),
        stale: stale.map(({ path, modifiedMs }) => ({ path: shown(path), modifiedMs }))
      };
    },
    read: (paths) => Promise.all(paths.map((path) => readNamed(resolve3(path), shown(resolve3(path)), limits)))
  };
}
async function matching(root, globs, ignore) {
  const patterns = globs.map(
    (pattern) => (isAbsolute2(pattern) ? relative2(root, pattern) : pattern).split(sep2).join("/")
  );
  const found = await glob(patterns, {
    cwd: root,
    ignore: [...ignore],
    dot: true,
    followSymbolicLinks: false,
    expandDirectories: false
  });
  if (found.length > MAX_FILES) {
    throw new UserError(
      "too-many-reports",
      `${globs.join(", ")} matches ${found.length} files; at most ${MAX_FILES} are read.`,
      "Use a narrower pattern."
    );
  }
  const inside = [];
  for (const name of found.sort()) {
    const path = await realpath2(join(root, name));
    if (isInside(root, path) && (await lstat(path)).isFile()) inside.push(path);
  }
  return [...new Set(inside)];
}
async function readNamed(path, shown, limits) {
  const found = await stat2(path).catch((error) => error);
  if (found instanceof Error) return unopened(shown, "report-missing", `cannot be opened (${found.code})`);
  if (!found.isFile())
    return unopened(
      shown,
      "report-not-a-file",
      found.isDirectory() ? "is a folder" : "is not a regular file"
    );
  return { path: shown, modifiedMs: found.mtimeMs, ...readFile(path, limits) };
}
function unopened(path, code2, what) {
  const error = { code: code2, message: `${path} ${what}.`, hint: "Name a report file that the test run wrote." };
  return { path, modifiedMs: 0, digest: () => "", result: { kind: "unreadable", error } };
}
function readFile(path, limits) {
  const chunks = fileChunks(path);
  return { result: readReport(chunks, limits), digest: () => sha256Of(chunks) };
}
function isInside(root, path) {
  const way = relative2(root, path);
  return way !== "" && !way.startsWith("..") && !isAbsolute2(way);
}

// src/core/message/untrusted.ts
var Markdown = class {
  text;
  constructor(text) {
    this.text = text;
  }
  toHTML() {
    return this.text;
  }
};
function md(words, ...parts) {
  const pieces = words.flatMap((word, position) => {
    const part = parts[position];
    return [word, part instanceof Markdown ? part.text : String(part ?? "")];
  });
  return new Markdown(pieces.join(""));
}
function joined(parts, between) {
  return new Markdown(parts.map((part) => part.text).join(between));
}
var SPAN_LENGTH = 160;
var FENCE_LENGTH = 4e3;
function code(text, maxLength = SPAN_LENGTH) {
  const line = oneLine(text, maxLength);
  if (line === "") return new Markdown("_(empty)_");
  const ticks = "`".repeat(longestRun(line, "`") + 1);
  const space = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return new Markdown(`${ticks}${space}${line}${space}${ticks}`);
}
function cell(text, maxLength = SPAN_LENGTH) {
  const escaped = (_bar, slashes) => `${slashes}${slashes.length % 2 === 0 ? "" : "\\"}\\|`;
  return new Markdown(code(text, maxLength).text.replace(/(\\*)\|/g, escaped));
}
function fence(text, language = "text", maxLength = FENCE_LENGTH) {
  const body = cut(withoutCommands(clean(text).trimEnd()), maxLength);
  const ticks = "`".repeat(Math.max(3, longestRun(body, "`") + 1));
  return new Markdown(`${ticks}${language}
${body}
${ticks}`);
}
function oneLine(text, maxLength = SPAN_LENGTH) {
  return cut(withoutCommands(clean(text).replace(/\s+/g, " ").trim()), maxLength);
}
function withoutCommands(text) {
  return text.replace(/^([^\S\n]*):(?=:)/gm, "$1: ").replaceAll("##[", "## [");
}
var ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
var CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
var INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function clean(text) {
  return text.toWellFormed().normalize("NFC").replace(ANSI, "").replace(/\r\n?|\u2028|\u2029|\u0085/g, "\n").replace(CONTROLS, "").replace(INVISIBLE, "");
}
function cut(text, maxLength) {
  if (text.length <= maxLength) return text;
  const kept = text.slice(0, maxLength - 1);
  return `${kept.replace(/[\ud800-\udbff]$/, "")}…`;
}
function longestRun(text, character2) {
  let longest = 0;
  let run = 0;
  for (const current of text) {
    run = current === character2 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

export {
  withoutTerminalSequences,
  md,
  joined,
  code,
  cell,
  fence,
  oneLine,
  glob,
  reportFiles
};
