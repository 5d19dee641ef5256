import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { ReadAnswer } from './asking.ts';

const challengeTitles = phrases(`
  just a moment
  attention required
  captcha
  (?:are|verify(?:ing)?(?: that)?) you(?:'re| are)? (?:a |not a )?(?:human|robot)
  human verification
  security (?:check|verification)
  bot (?:check|verification|detection)
  checking your browser
  pardon our interruption
  access to this page has been denied
`);

/** What only the page of a challenge holds; the scripts of their makers stand on ordinary pages, too. */
const challengeMarks = phrases(`
  _cf_chl_opt
  Incapsula incident ID
  captcha-delivery\\.com
  px-captcha
  awsWafCookieDomainList
  aws-waf-token-challenge
  sgcaptcha
  /_sec/cp_challenge/
`);

const signInTitles = phrases(`
  (?:sign|log)[ -]?(?:in|on)
  authentication required
`);

const title = pattern('is')`<title[^>]*>\s*([^<]{0,200})`;
const challengeTitle = pattern('i')`\b${challengeTitles}\b`;
const challengeMark = pattern('i')`${challengeMarks}`;
const signInTitle = pattern('i')`^\s*(?:please )?${signInTitles}\b`;
const passwordField = pattern('i')`<input[^>]{0,300}\btype\s*=\s*["']?password`;

/**
 * What stands between a program and the records, where a site wants to see a person: nothing here
 * tries to look like one. Null where nothing does.
 */
export function standsInTheWay({
  status,
  headers,
  beginning,
}: Pick<ReadAnswer, 'status' | 'headers' | 'beginning'>): 'challenge' | 'sign-in' | null {
  if (status === 401 || status === 407) return 'sign-in';
  if (headers['cf-mitigated'] === 'challenge') return 'challenge';
  if (['captcha', 'challenge'].includes(String(headers['x-amzn-waf-action']))) return 'challenge';
  if (!/^\s*(<!doctype html|<html|<head|<meta|<!--)/i.test(beginning)) return null;
  const name = title.exec(beginning)?.[1] ?? '';
  if (challengeTitle.test(name) || challengeMark.test(beginning)) return 'challenge';
  return signInTitle.test(name) && passwordField.test(beginning) ? 'sign-in' : null;
}
