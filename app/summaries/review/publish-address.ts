import { addressAsking } from '#app/platform/http/address-asking.ts';

/** The review page that asks whether to publish: for a browser that opens no dialog. */
export const publishAddress = (address: string): string =>
  addressAsking(address, { name: 'publish', value: 1 });
