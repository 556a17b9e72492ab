import addFormats from "ajv-formats";
import { OpenAPIBackend } from "openapi-backend";

export interface Matched {
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  /** What GitHub's schema says is wrong with the request. */
  readonly errors: readonly object[];
  /** What it says is wrong with an answer to it. */
  answerErrors(status: number, body: unknown): readonly string[];
}

export interface Contract {
  /** Null for a call that is not in the slice. */
  match(method: string, path: string, query: string, body: unknown): Matched | null;
}

/** GitHub's own description of its API decides what is a call, and what is a well-formed one. */
export async function openContract(file: string): Promise<Contract> {
  const api = await new OpenAPIBackend({
    definition: file,
    quick: true,
    coerceTypes: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => addFormats.default(ajv),
  }).init();
  return {
    match(method, path, query, body) {
      const headers = body === undefined ? {} : { "content-type": "application/json" };
      const request = {
        method,
        path: encodedPath(path),
        query,
        headers,
        ...(body === undefined ? {} : { body }),
      };
      const operation = api.matchOperation(request);
      if (operation?.operationId === undefined) return null;
      const { errors } = api.validateRequest(request, operation);
      return {
        operation: operation.operationId,
        params: api.router.parseRequest(request, operation).params,
        errors: errors ?? [],
        answerErrors: (status, answer) =>
          (api.validateResponse(answer, operation, status).errors ?? []).map(
            ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
          ),
      };
    },
  };
}

/** GitHub takes the slashes of a file's path as they are or encoded; the description knows one segment only. */
function encodedPath(path: string): string {
  const [, before, file] = /^(\/repos\/[^/]+\/[^/]+\/contents\/)(.+\/.+)$/.exec(path) ?? [];
  return before === undefined || file === undefined ? path : before + file.replaceAll("/", "%2F");
}
