/** The kinds of errors that Stripe's API tells apart. */
type FaultType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

type FaultDetails = {
  status?: number;
  type?: FaultType;
  code?: string;
  param?: string;
  declineCode?: string;
};

/** A request that Stripe would refuse; `body` is what it would answer. */
export class StripeFault extends Error {
  override name = 'StripeFault';
  readonly status: number;
  readonly body: { error: Record<string, string> };

  constructor(message: string, details: FaultDetails = {}) {
    super(message);
    const { type = 'invalid_request_error', code, param, declineCode } = details;
    this.status = details.status ?? 400;
    this.body = {
      error: {
        type,
        message,
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code}` }),
        ...(param && { param }),
        ...(declineCode && { decline_code: declineCode }),
      },
    };
  }
}

export function missing(what: string, id: string, param = 'id'): StripeFault {
  return new StripeFault(`No such ${what}: '${id}'`, {
    // Not found is what the address names; a parameter that names nothing is a bad request.
    status: param === 'id' ? 404 : 400,
    code: 'resource_missing',
    param,
  });
}

export function declined(): StripeFault {
  return new StripeFault('Your card was declined.', {
    status: 402,
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'generic_decline',
  });
}

/** An object of the world that has to be there. */
export function found<T>(
  records: Map<string, T>,
  { what, id, param }: { what: string; id: string; param?: string },
): T {
  const record = records.get(id);
  if (!record) throw missing(what, id, param);
  return record;
}
