/** The service says of itself that it cannot; any other refusal is the fault of what it was asked. */
export const saysItCannot = (status: number) => status >= 500 || status === 429 || status === 408;
