import { likeTable } from './word-table.ts';

/** Words of meetings and decisions that honest summaries use for one another. */
export const likeWords = likeTable(`
  adopt adopted approve approved approval pass passed passes carry carries carried agree agreed accept accepted endorse: They adopted the plan: the plan was approved
  reject rejected deny denied denial defeat defeated fail failed fails: the permit was denied: they rejected the permit
  bill legislation measure act law: the bill, a measure on rents
  fund funding money dollar budget appropriation appropriate spending spend: $40,000 was appropriated: the council funded it
  resident neighbor citizen constituent person community public: residents spoke: members of the public spoke
  increase rise raise raised grow growth higher climb up: fees rise: an increase in fees
  decrease reduce reduction cut lower drop decline fewer less shrink fall down: fewer trips: a reduction in trips
  meeting session hearing markup: at the hearing: at the meeting
  begin start open launch commence: the clinic opens in May: it begins in May
  end close finish conclude adjourn adjourned complete: the meeting adjourned: it ended
  delay postpone continue defer table hold: the vote was delayed: it was postponed
  buy purchase acquire procure: to buy a truck: to purchase a truck
  build construct construction building: to build a pool: the construction of a pool
  child kid student pupil youth young minor: forty kids: forty students
  teacher educator faculty: teachers: faculty
  police officer enforcement cop: an officer: the police
  car vehicle traffic automobile: cars on Elm Street: traffic on Elm Street
  house housing home residential residence apartment dwelling: housing: dwellings
  expire lapse run expiration: the lease lapses: it expires
  extend extension renew renewal reauthorize reauthorization prolong: to extend the grant: to renew it
  worry concern problem issue challenge trouble fear: a concern about noise: noise is a problem
  help support assist aid assistance back: help for renters: aid for renters
  ask request question seek inquire: she asked for a study: she requested one
  speak testify testimony comment remark address: he testified: he addressed the board
  require need must necessary mandatory demand: a permit is required: one needs a permit
  allow permit authorize let enable authorization: sheds are allowed: sheds are permitted
  prohibit ban forbid bar prevent block: a ban on blowers: blowers are prohibited
  remove strike eliminate delete repeal: to strike a clause: to delete it
  add include insert: to insert a clause: to add it
  change amend alter modify revise amendment: the plan was revised: it was changed
  report recommend send forward advance: to report the bill: to recommend it
  plan intend propose proposal proposed: they intend to move: they plan to
  company firm business contractor vendor corporation: the company: the contractor
  job employment worker workforce employee staff staffing: jobs: employment
  show demonstrate indicate: the data show: the data indicate
  important vital critical essential key crucial: a key point: an essential point
  big large major great significant huge: a large gap: a big gap
  quick fast rapid speed expedite soon: a fast permit: a quick permit
  cost price expense pay payment: the cost: the price
  contract agreement award awarded deal: the contract was awarded: the agreement
  street road avenue highway: Elm Street: a road
  deadline due date: the due date: the deadline
  explain describe outline present detail: she explained it: she described it
  discuss debate consider consideration talk deliberate: they discussed it: they debated it
  chair chairman chairwoman chairperson president: the chair: the president of the board
  member representative congressman congresswoman legislator lawmaker councilmember councilman councilwoman commissioner trustee supervisor: a lawmaker: a representative
  gather collect obtain receive: comments were gathered: they were collected
  use utilize usage: to use the lot: use of the lot
  fix repair rehabilitate restore maintenance maintain: to fix the roof: to repair it
  unanimous unanimously: a unanimous vote: it passed unanimously
  yes aye yea favor favour: aye: in favor
  no nay oppose opposed against: nay: opposed
  try attempt effort: an effort to recycle: they try to
  goal aim target objective purpose: the goal: the aim
  right authority power: the power to fine: the authority to
  near about around approximately nearly roughly almost: nearly 50: about 50
  create establish form set found: to set up a board: to establish one
  give provide grant offer supply: to give land: to grant land
  get receive obtain: they got a grant: they received one
  wait delay: they wait: a delay
  safe safety security secure: public safety: a secure site
  hurt harm damage injure: crops were harmed: damage to crops
  hospital health healthcare medical: a hospital: health care
  university college campus education school educational: a college: a campus
  act action step: to act: to take a step
  cover pay fund finance bear: the state pays: the state funds it
  charge cost fee price rate toll fare: the toll: the fee
  raise increase hike bump uptick boost: to raise rates: a rate increase
  die dead death fatality kill fatal: two died: two deaths
  release discharge home out leave: he was released: he left
  patient case person people: six cases: six patients
  hospitalize hospital admit: two were admitted: they were in hospital
  exempt exclude exception apply excuse waive: farms are exempt: it does not apply to farms
  shut close closure shutter: the plant closes: it shuts
  move relocate transfer shift: to move the stop: to relocate it
  hire recruit employ retain engage: to hire a nurse: to recruit one
  fire dismiss layoff terminate lay: staff were dismissed: they were laid off
  top first priority prioritize foremost: the top need, the first priority
  exhaust deplete run empty: the fund ran out: it is exhausted
  exceed surpass over above beyond top: over the limit: it exceeds the limit
  miss short below under fall: short of the goal: it missed the goal
  twice double two doubled twofold: it doubled: it is twice as large
  half halve fifty: half: fifty percent
  postpone continue delay defer table adjourn push put: the item was tabled: it was postponed
  unfilled vacant open empty unoccupied: a vacant seat: an open seat
  fill occupy full taken: to fill a seat: the seat is taken
  favor support back endorse for prefer: she favors it: she supports it
  object oppose against complain dissent disagree protest: he objected: he was opposed
  absent miss excuse away missing: she was away: she was absent
  attribute blame credit due because cause reason result: rain was blamed: because of rain
`);
