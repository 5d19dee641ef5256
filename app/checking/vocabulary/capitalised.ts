import { words } from '#app/platform/language/pattern.ts';

/** Capitalised, and no name: 'in March'. */
export const months = words(`
  january february march april may june july august september october november december jan feb
  mar apr jun jul aug sep sept oct nov dec
`);

/** Capitalised by custom in summaries, as in 'the Planning Board'; judged with the wording. */
export const officialWords = words(`
  committee subcommittee council board commission mayor chair chairman chairwoman chairperson vice
  president representative senator congressman congresswoman member members councilmember
  councilman councilwoman commissioner commissioners supervisor supervisors trustee trustees
  superintendent director secretary clerk staff house senate congress act bill bills resolution
  ordinance section title item motion amendment public hearing county city town state states
  district department agency office federal government report budget plan program project fund
  fiscal year meeting session minutes agenda police fire school schools street avenue road park
  water court attorney manager administrator governor minister ministers chief general deputy
  assistant mr mrs ms miss dr madam gentleman gentlelady ranking speaker professor reverend
  lieutenant colonel captain sergeant officer university college center authority association
  union service services rule rules law code committee's americans american resident residents
  former current acting interim incoming outgoing judge justice sheriff treasurer planner engineer
  in-short yes no aye nay ayes noes yeas nays i am pm h r s u us d c hr dc
`);

/** Words that open a sentence before a verb and are no names: 'Residents asked'. */
export const sentenceOpeners = words(`
  members residents staff speakers supporters opponents lawmakers officials council committee
  board funding money work public people parents students teachers neighbors several many few
  another both discussion debate testimony approval construction state federal local city county
  town voters democrats republicans witnesses attendees commenters applicants businesses owners
  developers nobody everyone someone others opposition support critics advocates nothing
  everything tonight today yesterday tomorrow later earlier finally meanwhile separately overall
  additionally around across along amid among behind beside beyond despite during inside near outside
  over past since through throughout toward towards under unlike upon via within whoever whatever whichever
  whenever wherever
`);

/** Verbs before which a capitalised word at the beginning is a name: 'Alvarez abstained'. */
export const verbsAfterNames = words(`
  said says asked told moved seconded voted thanked urged noted argued warned explained opposed
  supported proposed introduced spoke testified called requested offered made was is will would
  has had and also did does recommended suggested questioned raised abstained objected wants
  wanted described presented stated announced added replied answered expressed chaired yielded
  agreed disagreed
`);
