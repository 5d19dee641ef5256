export type ApiRequest = {
  method: string;
  /** Without the query. */
  path: string;
  /** The query of a GET or DELETE, the body of a POST: form-encoded. */
  form: string;
  headers: { authorization?: string; idempotencyKey?: string };
};

export type ApiAnswer = { status: number; headers: Record<string, string>; body: string };
