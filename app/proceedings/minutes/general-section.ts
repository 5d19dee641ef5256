import { pattern, phrases } from '#app/platform/language/pattern.ts';

const qualities = phrases(`
  old|new|unfinished|other|general|regular|any other|any|council|board|town|village|city
  continued|additional|further|current|committee|commission|miscellaneous|pending|final|carried
`).join('|');
const business = String.raw`(?:business|matters|issues)(?: (?:items?|arising|before the \w+))?`;
const stages = 'new|proposed|introduction of|first reading of|consideration of|adoption of';
const papers = phrases(`
  ordinances|resolutions|bills|by-?laws|legislation|motions|proclamations|appointments
  contracts|agreements|bids|grants|permits|applications|petitions|variances
  site plans|plats|subdivisions|requests
`).join('|');

/** Headings that say of what kind the matters under them are, and name none: 'New Business'. */
const general = pattern('i')`^(?:the )?(?:${phrases(String.raw`
  (?:(?:${qualities}) )*(?:and (?:new|old|unfinished|other|continuing) )?${business}
  (?:(?:old|new|unfinished)\s?(?:&|and|\/)\s?(?:old|new|unfinished|other)) business
  (?:regular |new |old |other )?(?:agenda|action|discussion|business|decision|information(?:al)?|voting)(?:\s?(?:\/|&|and)\s?(?:action|discussion|information(?:al)?))* items?(?: for .*)?
  (?:agenda )?items? (?:for|requiring) (?:action|discussion|consideration|decision|possible action)\b.*
  discussion (?:and|&|\/) (?:possible )?action\b.*
  actions?|for action|action agenda|regular agenda
  public hearings?
  (?:(?:${stages}) )?(?:${papers})(?: (?:and|&|\/) (?:ordinances|resolutions|motions|by-?laws|bids|contracts|petitions))*
  ordinances? (?:and|&|\/) resolutions?|resolutions? (?:and|&|\/) ordinances?
  unfinished|miscellaneous
`)})\s*:?$`;

/** Headings under which each number is an item too: 'Presentation items', 'Closed session'. */
const hosts = pattern('i')`^(?:the )?(?:${phrases(String.raw`
  (?:\w+['’]?s?['’]? )*(?:presentations?|proclamations|recognitions|reports?|updates|announcements)(?: items?)?(?: (?:and|&) [\p{L}, ]+)?
  (?:closed|executive) session\b.*
`)})\s*:?$`;

export const hostsItems = (title: string) => isGeneral(title) || hosts.test(title.trim());

export const isGeneral = (title: string) => general.test(title.trim());
