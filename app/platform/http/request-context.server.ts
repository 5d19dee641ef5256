import { createContext } from 'react-router';

/** What the HTTP server knows of a request before any route runs. */
export type RequestFacts = {
  requestId: string;
  /** For script and style tags under the content security policy. */
  nonce: string;
  /** The browser's address as far as the proxies in front can be trusted; never logged. */
  clientAddress: string;
};

export const requestFacts = createContext<RequestFacts>();
