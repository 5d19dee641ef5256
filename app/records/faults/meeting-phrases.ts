import { pattern, phrases } from '#app/platform/language/pattern.ts';

/** How a meeting is opened, as far as it can be told from anything said later. */
export const opens = pattern('i')`\b${phrases(String.raw`
  (?:call|called|calling|come|came|comes|brought|bring)\b[^.?!]{0,80}\bto order
  good (?:morning|afternoon|evening|day)
  welcome
  (?:get|getting) started
  (?:begin|start|open|opening|starting) (?:the|this|our|today|tonight)
  (?:call|take) the roll
  pledge (?:of )?allegiance
`)}\b`;

/** How a meeting ends, or the part of it that is public. */
export const closes = pattern('i')`\b${phrases(String.raw`
  adjourn(?:ed|ment|s|ing)?
  (?:meeting|hearing|session|committee|council|board)(?: is| are)?(?: now)? (?:closed|over|concluded|ended)
  (?:concludes|conclude|concluding|end of) (?:the|this|our|today|tonight)
  that(?:'|’)?s (?:it|all) for (?:today|tonight|this)
  recess,? subject to the call
  (?:good night|goodnight|goodbye|safe (?:home|travels))
  have a (?:good|great|nice|wonderful|lovely|safe) (?:night|evening|day|afternoon|weekend|week|one|summer|holiday)
  (?:in|into|to) (?:private|closed|executive) (?:session)?
`)}\b`;

/** How a break is announced, after which the meeting goes on. */
export const breaks = pattern('i')`\b${phrases(String.raw`
  (?:take|taking|have|having|need) (?:a|an|our|about a)[^.?!]{0,30}\b(?:break|recess)
  (?:\S+[- ]minute|short|brief|quick|lunch|dinner) (?:break|recess)
  (?:recess|recessed|break) (?:for|until|till)\b
  (?:in|into) recess
  (?:back|reconvene|resume|return)(?: here)? (?:at|in|by) (?:about |around )?(?:\d|\S+ minutes|noon)
`)}`;

/** What only an account of a meeting says: that something was done. */
export const tellsWhatWasDone = pattern('gi')`\b${phrases(String.raw`
  (?:called|came)\b[^.?!]{0,80}\bto order
  (?:moved|motioned|seconded|voted|abstained|adjourned|carried|recused)
  (?:motion|vote|resolution|ordinance|item)s? (?:was|were|is|has been)? ?(?:made|passed|failed|approved|adopted|denied|tabled)
  (?:was|were) (?:present|absent|excused|approved|appointed|adopted|elected)
  (?:asked|stated|noted|reported|explained|discussed|thanked|answered|responded|commented)
`)}\b`;
