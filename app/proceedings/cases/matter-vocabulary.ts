import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

/** 'Ordinance calendar number 34428', as captions hear it too. */
const ordinances = String.raw`(?:ordinances?|ord(?:ice|ance|iance))(?: calendar)?|calendar(?= (?:number|no)\b)`;
const papers = `(?:(?:council|counsel|house|senate|assembly) bill|bill|resolutions?|${ordinances}|clerk file|legislation|cb|case|petition|docket|file)`;
const numbered = String.raw`(?: temporar(?:y|ily))?(?:,? (?:number(?:ed)?|no\.?|#) ?|,? #?)\d[\d,./-]*(?:(?<=\d-\d+)[a-z]{1,3}\b)?(?: \d{2,4}\b)*`;
/** 'Has been deferred', said of a matter that was put off before it came up, as the source of a pattern. */
export const beenPutOff = String.raw`(?:has|have) been (?:deferred|continued|postponed|withdrawn|tabled)\b`;
/** What bodies decide about, as it is called when it is brought up. */
const matters = phrases(String.raw`
  resolutions?|ordinances?|(?:council |counsel )?bill|request|application|appeal|petition|proposal
  condition(?:al)? use|special (?:use|exception|permit)|variance|rezon(?:e|ing)|annexation|vacation|easement|plat
  zon(?:e|ing) (?:change|map amendment|text amendment)|planned unit development|subdivision
  (?:preliminary|final|site|concept|master|development|comprehensive|land use) plan(?: (?:waiver|amendment|approval))?
  certificate of appropriateness|waiver
  contract|agreement|memorandum|lease|purchase|bid|change order|settlement|grant|licen[sc]e|permit|policy|fee schedule
  budget(?: amendment)?|appropriation|transfer|levy|bond|appointments?|reappointment|nomination|resignation|proclamation|presentation|public hearing|personnel report|calendar
`);
export const matter = pattern()`(?:${matters.join('|')})`;

const goesOn =
  '(?:for|to|of|with|from|by|in|on|that|which|approving|authorizing|adopting|amending|regarding|concerning|relat\\w+)';
/** 'Resolution 31951', 'council bill number 119 842': a paper by its number. */
export const numberedPaper = pattern('i')`\b${papers}${numbered}`;
/** A paper with what it does: 'council bill 119825, an ordinance relating to', 'a resolution adopting'. */
export const paper = pattern('iu')`\b(?:${phrases(String.raw`
  ${papers}(?:${numbered}|,? (?:an?|the)?\s?(?:\p{L}+ing|related to|for|relating)\b)
  an? (?:\p{L}+ ){0,3}?${matter.source}(?= ${goesOn}\b|,)|the (?!(?:previous|prior|last|same|other|next)\b)(?:\p{L}+ ){0,3}?${matter.source}(?= ${goesOn}\b)
`)})`;

const steps = words(`
  adoption approval payment acceptance ratification confirmation consideration presentation introduction
  appointment reappointment election recognition designation award authorization first second
`);
const finite = words('is are was were will would has have had does costs? comes? took takes?');
/** A sentence that is a heading by itself: 'Payment of the bills.', 'Adoption of the calendar.' */
export const headingOf = pattern('i')`^(?:${[
  // 'The selection of the site was difficult' is none.
  pattern()`(?:an? |the )?(?:se|e)lection of (?!.*\b${finite}\b)`.source,
  pattern()`${steps}(?: reading)? (?:of|and) `.source,
]})[^.?!:]{3,90}[.:]?$`;

const emptyWords: ReadonlySet<string> = new Set(
  words(`
    the a an of to and or for in on with that which by is as are our your this item items agenda public
    hearing hearings new old business number next first second last motion please read reading okay into
    record clerk short title madam president chair mayor will would can i we you thank case consideration
    approve adopt pass approval it they so moved now also again have has be been today tonight evening morning
    council board commission committee there their here from at up go ahead before us abbreviated bill one two
    three resolution ordinance me my um uh just any anyone all get more comments comment questions question
    discussion discuss discussing consider considering going additional nothing know yes no
  `),
);

/** The words of a text that name a matter, and are not only 'the next item' or 'public hearing'. */
export function tellingWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []).filter(
    (word) => !emptyWords.has(word),
  );
}

/** What papers of one list have in common. */
export const ofPapers: ReadonlySet<string> = new Set(
  tellingWords('resolution ordinance authorizing approving adopting accepting'),
);
