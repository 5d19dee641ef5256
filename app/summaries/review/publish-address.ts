/** The review page that asks whether to publish: for a browser that opens no dialog. */
export const publishAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}publish=1#publish`;
