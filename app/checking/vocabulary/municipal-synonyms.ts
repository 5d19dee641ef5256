import { likeTable } from './word-table.ts';

/** Words for what towns, schools and agencies deal with that stand for one another. */
export const likeWordsOfTowns = likeTable(`
  countered rebut respond reply answer: he countered: he replied
  countermand reverse overturn undo repeal rescind: the order was reversed: it was overturned
  uphold affirm sustain keep maintain: the ruling was upheld: it was affirmed
  grant give award allow approve: a waiver was granted: it was approved
  award hire choose select contract: Acme was selected: the contract was awarded to Acme
  ratify approve confirm adopt endorse: the deal was ratified: it was approved
  authorize approve permit empower allow: the sale was authorized: it was approved
  bid tender solicit: out to bid: tenders are solicited
  lapse expire end void terminate: the lease ended: it expired
  dwell live reside resident residence: they live here: they reside here
  previous last prior earlier before past former: the previous year: the year before
  next follow following subsequent upcoming later: the next meeting: the following meeting
  yearly annual annually year: a yearly fee: an annual fee
  monthly month: a monthly fee: a fee each month
  weekly week: a weekly count: a count each week
  daily day: daily service: service each day
  quarterly quarter: a quarterly report: a report each quarter
  share part portion fraction percentage proportion percent: a share of sales: a portion of sales
  poll survey questionnaire: a survey of parents: a questionnaire
  study report review analysis assessment examine audit: a study of the dam: an analysis of it
  estimate expect project forecast predict anticipate: costs are projected: costs are estimated
  shortage short lack gap need: a shortage of nurses: a lack of nurses
  crew team staff worker: the crew: the workers
  operator driver: operators: drivers
  truck vehicle van: a truck: a vehicle
  boarding rider ridership passenger trip: boardings: ridership
  reduce halve drop shrink lessen ease: trips were reduced: trips dropped
  reinstate restore return revive bring: line 4 was restored: it was reinstated
  publish release issue print post: the map was posted: it was published
  draft write prepare: to draft a letter: to write one
  strike remove delete cut drop: the clause was struck: it was removed
  refuse decline reject: the bid was refused: it was rejected
  yearlong year: a yearlong study: a study of one year
  kid child youngster: kids: children
  elder senior old: seniors: older people
  parent family mother father mom dad: a mother: a parent
  landlord owner: the landlord: the owner
  tenant renter lessee: renters: tenants
  rent lease: the rent: the lease
  lot parcel property site land: the lot: the parcel
  structure building facility: the structure: the building
  apartment unit flat home: a flat: an apartment
  storey story floor: two stories: two floors
  tree canopy: tree cover: the canopy
  trash garbage waste refuse rubbish litter: trash: garbage
  sewer wastewater sewage: sewage: wastewater
  storm flood rain flooding stormwater: the storm: the flooding
  fix repair replace: to repair a pump: to replace it
  sidewalk pavement path: the sidewalk: the path
  pave resurface asphalt: to pave a road: to resurface it
  shelter refuge: a shelter: a refuge
  unhoused homeless: homeless people: the unhoused
  crash accident collision: a crash: an accident
  crime offense violation offence infraction: an offense: a violation
  fine penalty: a fine: a penalty
  suit lawsuit litigation sue settle settlement: the lawsuit: the litigation
  letter email mail message correspondence comment: a letter: correspondence
  proposal plan idea measure: the proposal: the plan
  objection opposition: an objection: opposition
  accept admit admission concede acknowledge: he conceded it: he admitted it
  liability fault responsibility blame: liability: fault
  lady gentlelady gentlewoman congresswoman representative: the gentlelady: the congresswoman
  gentleman congressman representative: the gentleman: the congressman
  request ask call urge: she urged it: she called for it
  pull remove separate: item 6 was pulled, it was removed
  consent routine: the consent items: the routine items
  correct fix amend: to correct the minutes: to amend them
  mistake error typo: an error: a mistake
  option extension renewal: an option for a year: an extension
  installment payment: in installments: in payments
  store shop retail business merchant: shops: businesses
  income earnings wage salary pay: earnings: income
  poverty poor low: poverty: low income
  shot vaccine vaccination immunization vaccinate: flu shots: vaccinations
  illness disease sick case infection: an illness: a disease
  clinic hospital: a clinic: a hospital
  outage blackout failure: an outage: a blackout
  utility company provider: the utility: the provider
  require mandate force: masks are mandated: they are required
  rule regulation requirement policy ordinance: a rule: a regulation
  attend present come appear participate: nine came: nine attended
  lunch meal eat: school lunch: school meals
  teach teacher instruct instruction: instruction: teaching
  class course lesson: a class: a course
  grade mark score: a mark: a score
  improve better gain progress: scores improved: scores got better
  worsen deteriorate decline: water quality worsened: it declined
  attendance absence attend absent: absences: attendance
  bus transport transportation ride: bus service: transport
  roof roofing: the roof: roofing
  bond borrow debt: a bond: to borrow
  reserve saving fund rainy: savings: a reserve
  revenue receipt income proceeds: receipts: revenue
  deficit shortfall gap: a shortfall: a deficit
  surplus excess balance: an excess: a surplus
  exempt relief exemption: tax relief: an exemption
  reimburse repay refund compensate compensation: to repay: to reimburse
  absorb bear cover: to absorb the cost: to bear it
  vote ballot: the ballot: the vote
  elect choose pick vote: he was elected: he was chosen
  appoint name nominate select: she was appointed: she was named
  advance report send move forward clear: the bill was cleared: it was sent on
  committee panel subcommittee: the panel: the committee
  federal national: federal money: national money
  tackle address deal handle: to tackle litter: to address it
  boost strengthen increase improve: to boost bus use: to increase it
  ensure guarantee make sure: to ensure access: to guarantee it
  nobody one no none: nobody came: no one came
  original initial first: the original plan: the first plan
  quit resign leave depart: he resigned: he left
  arrive come enter: they arrived: they came
  occur happen take place: it occurred: it took place
  buy spend: they bought it: they spent money on it
  mandate law require: a mandate: it is required by law
  warn caution alert warning: he warned of floods: he cautioned
  threaten endanger risk: it endangers wells: it threatens them
  danger risk hazard dangerous threat: a risk: a hazard
  trial pilot test experiment: a trial: a pilot
  site location place: the site: the place
  about roughly some around approximately nearly almost: roughly 50: around 50
`);
