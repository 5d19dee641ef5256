import { opposedTable } from './word-table.ts';

/** Of these a sentence may not use one side where its place in the source has the other. */
export const opposedAlways = opposedTable(`
  approve adopt pass accept agree carry | deny reject fail defeat: the permit was approved, denied
  support favor favour endorse back | oppose against opposition opposed object protest: residents support it, oppose it
  increase raise rise grow up | decrease reduce cut lower drop decline fall down: fees rise, fees fall
  more | less fewer: more buses, fewer buses
  allow permit | prohibit ban forbid: the code permits sheds, prohibits sheds
  open opening | close closed: the pool is open, closed
  begin start | end finish: the repairs begin in May, end in May
  before | after: before the vote, after the vote
  always | never: the gate is always locked, never locked
  all every | none: all bids were late, none was
  yes aye yea | no nay: Lee voted aye, voted nay
  majority | minority: the majority report, the minority report
  maximum | minimum: a maximum of two stories, a minimum of two
  above over | below under: above the limit, below the limit
  first | last: the first of three hearings, the last
  north northern | south southern: north of the river, south of it
  east eastern | west western: the eastern lot, the western lot
  win gain | lose: the district gains pupils, loses pupils
  hire | fire: the board hired the chief, fired the chief
  succeed success | fail failure: the pilot was a success, a failure
  lawful legal | unlawful illegal: a lawful use, an unlawful use
  include | exclude: the fee includes trash, excludes trash
  import | export: imported salt, exported salt
  public | private: a public road, a private road
  grant | deny: the waiver was granted, denied
  likely | unlikely: a strike is likely, unlikely
  able | unable: the county is able to pay, unable to pay
  possible | impossible: a summer start is possible, impossible
  strong stronger strengthen | weak weaker weaken: strong demand, weak demand
  safe safer | unsafe dangerous: the crossing is safe, dangerous
  high higher | low lower: high turnout, low turnout
  expand expansion | shrink contract: the program expands, shrinks
  protect | endanger threaten: the rule protects wells, threatens wells
  create | destroy eliminate: it creates forty jobs, eliminates forty
  easy easier | difficult hard harder: an easy choice, a hard choice
  fast faster | slow slower: faster service, slower service
  early earlier | late later: earlier than planned, later than planned
  success successful | unsuccessful: a successful bid, an unsuccessful one
  effective | ineffective: the ban was effective, ineffective
  necessary | unnecessary: the study is necessary, unnecessary
  certain certainty | uncertain uncertainty: funding is certain, uncertain
  agree agreement | disagree disagreement: the auditor agreed, disagreed
  voluntary | mandatory: voluntary limits on water, mandatory limits
  permanent | temporary: a permanent shelter, a temporary one
  add | remove subtract: two stops are added, removed
  extend | shorten terminate: the lease is extended, terminated
  improve better | worsen worse: air quality improved, worsened
  positive | negative: a positive test, a negative test
  enough sufficient | insufficient: sufficient notice, insufficient notice
  urge encourage | discourage: parents encouraged it, discouraged it
  yield | withhold: the state yielded the records, withheld them
  most | least: the most costly option, the least costly
  double triple quadruple | half halve drop fall decrease reduce shrink: calls doubled, fell
  add insert | strike delete: the amendment inserts a clause, strikes it
  present | absent: five members present, five absent
  uphold affirm sustain | overturn reverse: the board upheld the order, overturned it
  lengthen | shorten: the runway is lengthened, shortened
  recommend urge | oppose: staff recommends it, opposes it
  gain | loss: a gain of ten jobs, a loss of ten
  profit | loss: the rink made a profit, a loss
  surplus | deficit shortfall: a budget surplus, a deficit
  restore reinstate | cut eliminate: bus line 4 is restored, cut
  accelerate | slow: the work is accelerated, slowed
  speed | delay slow: it would speed permits, delay permits
  join | leave withdraw: the town joins the district, leaves it
  hire add | layoff: the plan adds teachers, lays them off
  waive | impose charge levy: the fee is waived, charged
  neutral | oppose support endorse: the union is neutral, opposes it
  let allow permit optional voluntary | require force compel mandate oblige: uniforms are optional, required
  praise applaud commend | criticize complain blame worry concern condemn: they praised it, criticized it
  exceed surpass | below short miss under: enrollment exceeded the forecast, fell short
  delay slip late postpone | accelerate ahead expedite: the bridge is late, ahead of plan
  unanimous | split divided: a unanimous board, a divided one
  continue resume | halt suspend stop discontinue: recycling resumes, is suspended
  renewal renew | new: a renewed contract, a new one
  full complete | partial: a full refund, a partial one
  one-time | recurring ongoing: a one-time grant, a recurring one
  comfortable satisfied confident | uncomfortable dissatisfied worried unhappy: staff are confident, worried
  optimistic hopeful | pessimistic: an optimistic forecast, a pessimistic one
  repeal rescind revoke | enact adopt extend renew: the curfew was repealed, enacted
  merge combine consolidate | split separate: the schools merge, split
  guilty | innocent: found guilty, found innocent
  stabilize steady flat unchanged level | rise fall increase decrease drop climb grow: rents held steady, rose
  highest | lowest: the highest bid, the lowest bid
  largest biggest | smallest: the largest park, the smallest
  simplify | complicate: it simplifies permits, complicates them
  welcome | resist oppose: shops welcomed it, resisted it
  enforce | waive: the rule is enforced, waived
  fund | defund: to fund the patrol, to defund it
  transparent | secret: a transparent process, a secret one
  complete finish | incomplete unfinished: the survey is complete, incomplete
`);
