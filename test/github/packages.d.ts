// What we use of the packages in this folder's own node_modules, so that types are checked without installing them.
declare module "emulate" {
  export interface Emulator {
    readonly url: string;
    reset(): void;
    close(): Promise<void>;
  }
  export function createEmulator(options: {
    service: "github";
    port: number;
    baseUrl?: string;
    seed: object;
  }): Promise<Emulator>;
}

declare module "openapi-backend" {
  interface Request {
    method: string;
    path: string;
    query?: string;
    headers: Record<string, string>;
    body?: unknown;
  }
  interface Operation {
    readonly operationId?: string;
    readonly path: string;
  }
  interface Validation {
    readonly valid: boolean;
    readonly errors?: readonly { instancePath: string; message?: string; params?: object }[] | null;
  }
  export class OpenAPIBackend {
    constructor(options: {
      definition: string;
      quick?: boolean;
      coerceTypes?: boolean;
      ajvOpts?: object;
      customizeAjv?: (ajv: object) => object;
    });
    init(): Promise<this>;
    matchOperation(request: Request): Operation | undefined;
    validateRequest(request: Request, operation: Operation): Validation;
    validateResponse(body: unknown, operation: Operation, status: number): Validation;
    router: { parseRequest(request: Request, operation: Operation): { params: Record<string, string> } };
  }
}

declare module "ajv-formats" {
  const addFormats: { default(ajv: object): object };
  export default addFormats;
}
