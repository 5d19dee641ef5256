import { pattern } from '#app/platform/language/pattern.ts';

/** 'Sponsors: mayor; Dorsey, resolution …', as a clerk reads the heading of a paper. */
export const sponsorsFirst =
  /^\W*sponsors?: [^.]{2,60}?[ ,;] ?(?=(?:resolution|ordinance|motion|hearing|charter)\b)/i;

/**
 * 'In response to our request for proposals, a contract with Acme', 'presented by the parks department, a report',
 * 'from the manager, the lease'.
 */
export const broughtBy = pattern('iu')`^\W*(?:${[
  String.raw`(?:in response to|(?:going to be |being )?presented by) [^,.]{3,60}, (?=\p{L})`,
  String.raw`from (?:the|our) (?:[\p{L}'’]+ ){0,4}[\p{L}'’]+, (?=(?:the|an?) )`,
]})`;
