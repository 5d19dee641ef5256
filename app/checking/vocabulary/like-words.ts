import { stem } from '#app/proceedings/language/stem.ts';

/** Words of meetings and decisions that honest summaries use for one another, a line for each group. */
export const likeWords = [
  'adopt adopted approve approved approval pass passed passes carry carries carried agree agreed accept accepted endorse',
  'reject rejected deny denied denial defeat defeated fail failed fails',
  'bill legislation measure act law',
  'fund funding money dollar budget appropriation appropriate spending spend',
  'resident neighbor citizen constituent person community public',
  'increase rise raise raised grow growth higher climb up',
  'decrease reduce reduction cut lower drop decline fewer less shrink fall down',
  'meeting session hearing markup',
  'begin start open launch commence',
  'end close finish conclude adjourn adjourned complete',
  'delay postpone continue defer table hold',
  'buy purchase acquire procure',
  'build construct construction building',
  'child kid student pupil youth young minor',
  'teacher educator faculty',
  'police officer enforcement cop',
  'car vehicle traffic automobile',
  'house housing home residential residence apartment dwelling',
  'expire lapse run expiration',
  'extend extension renew renewal reauthorize reauthorization prolong',
  'worry concern problem issue challenge trouble fear',
  'help support assist aid assistance back',
  'ask request question seek inquire',
  'speak testify testimony comment remark address',
  'require need must necessary mandatory demand',
  'allow permit authorize let enable authorization',
  'prohibit ban forbid bar prevent block',
  'remove strike eliminate delete repeal',
  'add include insert',
  'change amend alter modify revise amendment',
  'report recommend send forward advance',
  'plan intend propose proposal proposed',
  'company firm business contractor vendor corporation',
  'job employment worker workforce employee staff staffing',
  'show demonstrate indicate',
  'important vital critical essential key crucial',
  'big large major great significant huge',
  'quick fast rapid speed expedite soon',
  'cost price expense pay payment',
  'contract agreement award awarded deal',
  'street road avenue highway',
  'deadline due date',
  'explain describe outline present detail',
  'discuss debate consider consideration talk deliberate',
  'chair chairman chairwoman chairperson president',
  'member representative congressman congresswoman legislator lawmaker councilmember councilman councilwoman commissioner trustee supervisor',
  'gather collect obtain receive',
  'use utilize usage',
  'fix repair rehabilitate restore maintenance maintain',
  'unanimous unanimously',
  'yes aye yea favor favour',
  'no nay oppose opposed against',
  'try attempt effort',
  'goal aim target objective purpose',
  'right authority power',
  'near about around approximately nearly roughly almost',
  'create establish form set found',
  'give provide grant offer supply',
  'get receive obtain',
  'wait delay',
  'safe safety security secure',
  'hurt harm damage injure',
  'hospital health healthcare medical',
  'university college campus education school educational',
  'act action step',
  'cover pay fund finance bear',
  'charge cost fee price rate toll fare',
  'raise increase hike bump uptick boost',
  'die dead death fatality kill fatal',
  'release discharge home out leave',
  'patient case person people',
  'hospitalize hospital admit',
  'exempt exclude exception apply excuse waive',
  'shut close closure shutter',
  'move relocate transfer shift',
  'hire recruit employ retain engage',
  'fire dismiss layoff terminate lay',
  'top first priority prioritize list foremost',
  'exhaust deplete run empty',
  'exceed surpass over above beyond top',
  'miss short below under fall',
  'twice double two doubled twofold',
  'half halve fifty',
  'postpone continue delay defer table adjourn push put',
  'unfilled vacant open empty unoccupied',
  'fill occupy full taken',
  'favor support back endorse for prefer',
  'object oppose against complain dissent disagree protest',
  'absent miss excuse away missing',
  'attribute blame credit due because cause reason result',
];

const telling = new Set(
  `received receive official member one proposed proposal recommendation matter measure delay status
 number amount total level rate figure cast part role based basis result including include 
 expected expect under due full response request related relation include
 account respectively year annual annually current currently stand stood
 reach reached applicant developer speaker participant presenter witness official panel
 initial initially additional further various several certain specific particularly
 order decision process effort issue view opinion committee staff member 
 agreement period prior previous following subsequent later earlier outright
 estimated approximate approximately significant significantly strongly longtime 
 noting given despite during within amid supply served serve provided provide held hold
 express raise voice share relay detail indicate confirm emphasize commit pledge promise attribute
 blame criticize praise acknowledge learn learned satisfied worry worried fear regret frustration
 disappointment optimism caution support opposition suggestion question answer comment testimony`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** Whether a word serves to tell what was said more than it claims anything by itself. */
export function isTelling(stemmed: string): boolean {
  return telling.has(stemmed);
}
