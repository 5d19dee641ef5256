import { readSearchAddress, type SearchAddress, searchPath } from '#app/search/search-address.ts';

/** A search as it is kept: what stands in its address, from the first page on. */
export const savedAddress = (address: SearchAddress): string =>
  searchPath({ ...address, page: 1 }).slice('/search?'.length);

export const readSavedAddress = (saved: string): SearchAddress =>
  readSearchAddress(new URLSearchParams(saved));
