import type { z } from 'zod';
import { readParams } from './fields.ts';
import type { FormValue } from './form-body.ts';
import type { Stand } from './stand.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

type Call<P> = { stand: Stand; params: P; id: string };

/** One of Stripe's calls. */
export type Route = {
  method: Method;
  path: RegExp;
  run(call: { stand: Stand; given: { [key: string]: FormValue }; id: string }): object;
};

/** @param signature as in Stripe's reference: 'POST /v1/customers/:id' */
export function route<T extends z.ZodType>(
  signature: `${Method} /v1/${string}`,
  schema: T,
  handle: (call: Call<z.output<T>>) => object,
): Route {
  const [method, path = ''] = signature.split(' ');
  return {
    // The template type of the signature begins with a method.
    method: method as Method,
    path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    run: ({ stand, given, id }) => handle({ stand, id, params: readParams(schema, given) }),
  };
}
