import { stem } from '../language/stem.ts';

// Words that honest summaries use for one another.
const alike = [
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
];

const groups = new Map<string, number[]>();
alike.forEach((line, index) => {
  for (const word of line.split(' ')) {
    const key = stem(word);
    const known = groups.get(key);
    if (!known) groups.set(key, [index]);
    else if (!known.includes(index)) known.push(index);
  }
});

/** The groups of like words a stem belongs to. */
export function groupsOf(stemmed: string): readonly number[] {
  return groups.get(stemmed) ?? [];
}

const speechVerbs = new Set(
  `said say says state states stated tell told note noted notes mention mentioned explain explained
  describe described argue argued warn warned urge urged stress stressed emphasize emphasized add
  added ask asked thank thanked announce announced report reported claim claimed reply replied answer
  answered point pointed recall recalled express expressed discuss discussed according call called
  remark remarked comment commented suggest suggested speaker speakers meeting summary discussing
  discussion talked talking questioned wondered rebutted group believed believe thought think concern
  concerned however therefore although moreover furthermore besides similarly finally lastly firstly
  secondly meanwhile instead example instance indeed overall respectively additionally currently
  recently previously already apart regarding concerning`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** Words a summary adds to say that somebody spoke; the source need not hold them. */
export function isSpeechVerb(stemmed: string): boolean {
  return speechVerbs.has(stemmed);
}
