/**
 * What the tools around the tests print when a registry, a network or the memory fails them, as seen in
 * test/fixtures/outages. Each names its tool, or is said by nobody else: a test that merely speaks of such an error
 * must not look like one.
 */
export const TOOL_WORDS: readonly string[] = [
  // npm
  "npm err(?:or|!) (?:network\\b|code (?:E5\\d\\d|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\\b)",
  // pip
  "could not fetch url https?:|retrying \\(retry\\(total=\\d[^\\n]{0,120}after connection broken by",
  // Maven, NuGet
  "could not transfer artifact|unable to load the service index",
  // cargo
  "failed to download from `?https?:|failed to get successful http response from `?https?:[^\\n]{0,300}got 5\\d\\d",
  // Go
  '@v\\d[\\w.+-]{0,60}: (?:get|reading) "?https?:',
  // curl and git
  "curl: \\((?:5|6|7|28|35|52|56)\\)|unable to access 'https?:[^']{0,300}': (?:failed to connect|could not connect|operation timed out)",
  // Docker
  'cannot connect to the docker daemon|error response from daemon: (?:get|head) "https?:|\\btoomanyrequests:',
  // The virtual machines of node, Java and Go, before any code of the tests ran
  "fatal process oom in failed to reserve|could not reserve enough space for [^\\n]{0,30}object heap|insufficient memory for the java runtime|failed to reserve page summary memory",
];
