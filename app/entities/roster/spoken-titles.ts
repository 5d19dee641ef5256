import { words } from '#app/platform/language/pattern.ts';

/** 'Mr. Bolton', 'the Honorable June Bolton' */
export const courtesies: ReadonlySet<string> = new Set(
  words('mr mrs ms miss mx dr mister madam madame sir maam the hon honorable rev reverend prof'),
);

/** Words of an office that stand before a name: 'Mayor Pro Tem Bolton', 'Board Secretary Quill'. */
export const officeWords: ReadonlySet<string> = new Set(
  words(`
    councilmember councilmembers councilman councilwoman councilperson councillor councilor cllr cllrs
    commissioner boardmember supervisor trustee mayor alderman alderwoman alderperson alder
    chairman chairwoman chairperson chair president representative rep senator sen congressman
    congresswoman director superintendent minister secretary judge chief deputy selectman
    selectwoman selectperson assemblymember assemblyman assemblywoman governor treasurer sheriff
    freeholder legislator delegate speaker member clerk recorder attorney counsel manager
    administrator auditor assessor comptroller controller planner burgess councilmate vice pro tem
    tempore acting interim former ranking elect assistant associate city town village county borough
    township parish district council board commission committee assembly school planning zoning
    student general
  `),
);

/** Bodies and places in the name of an office: 'Board President' is the president. */
export const bodyWords: ReadonlySet<string> = new Set(
  words(`
    city town village county borough township parish district council board commission committee
    assembly school planning zoning
  `),
);

/** After a surname, and no part of it. */
export const suffixes: ReadonlySet<string> = new Set(words('jr sr ii iii iv esq phd edd md cpa'));

/** Before the last word of a surname, and part of it: 'de la Cruz', 'Van Dyke', 'St. James'. */
export const particles: ReadonlySet<string> = new Set(
  words(
    'de del della di da dos das du la le van von der den ter ten el al bin ben ibn st saint mac mc o',
  ),
);
