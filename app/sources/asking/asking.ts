import type { IncomingHttpHeaders } from 'node:http';
import type { AddressRules } from '#app/platform/http/checked-address.server.ts';
import type { Clock } from './clock.ts';
import type { Pace } from './pace.ts';

/** How a source is asked. */
export type Asking = AddressRules & {
  clock: Clock;
  pace: Pace;
  maxBytes: number;
  /** Where it is longer, only its beginning is wanted */
  cutAt?: number;
  /** For one answer, from the question to its last byte */
  seconds: number;
  known?: { etag?: string | null; lastModified?: string | null };
  accept?: string;
  /** Takes the body of a 200 piece by piece, where it may be larger than memory. */
  take?: (chunk: Uint8Array) => Promise<void>;
};

/** What one address answered, read to its end. */
export type ReadAnswer = {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty where `take` was given it */
  bytes: Uint8Array;
  /** How it begins, of whatever status, for who looks at what kind of page it is */
  beginning: string;
  end: () => void;
};
