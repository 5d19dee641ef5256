import { words } from '#app/platform/language/pattern.ts';

/** What a motion can be to do: 'adopt Ordinance 14', 'deny the appeal', 'rezone the parcel'. */
export const motionVerbs = words(`
  adopt approve accept amend add strike make continue deny grant table postpone authorize direct
  award appoint extend refer recommend report reject close open adjourn recess move send remove
  insert require rescind ratify receive set suspend waive purchase enter go hold allow support
  oppose forward introduce pass create establish fund increase reduce change name place ask
  request give terminate repeal sell lease execute renew consider schedule bring take include
  delete replace order convene nominate elect confirm certify dismiss override reconsider divide
  limit conduct proceed buy hire build use begin start end keep leave raise lower impose levy
  transfer allocate appropriate spend pay offer endorse designate declare dissolve form install
  return sign submit uphold affirm overturn vacate annex rezone upgrade update revise modify
  implement expand withdraw release retain engage cancel delay defer develop
`);
