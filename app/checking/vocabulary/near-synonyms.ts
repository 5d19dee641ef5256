import { likeTable } from './word-table.ts';

/**
 * Words near enough for one to carry a claim made with the other, though no synonyms: what follows
 * from them may still be opposite, and is judged by the other rules.
 */
export const nearWords = likeTable(`
  afford affordable cheap: affordable flats: flats people can afford
  farm farmer agriculture agricultural crop farmland: farmland, agriculture
  unaffected change same: unaffected: no change
  fish fishing fishery fisheries: the fishery: fishing
  scientific science scientist: scientists: science
  show view: the chart shows, the view from it
  family relative parent household: a family: a household
  satisfied comfortable happy glad satisfy pleased: she was satisfied: she was happy
  promise tell told commit pledge: they pledged it: they told us they would
  dissent oppose no nay against: he dissented: he was against it
  secure bond guarantee: a guarantee: a bond
  decommission dismantle removal remove: to dismantle the plant, its removal
  delay slip late table postpone defer stall stuck behind: behind schedule: delayed
  review reexamine revisit reconsider evaluate: to review a rule, to revisit it
  swift quick prompt: a swift answer: a quick answer
  labor labour union worker: the union: labor
  dredge dredging: dredging: to dredge
  pertussis whooping cough: whooping cough: pertussis
  free cost charge fee: free of charge, at no cost
  alarm worry concern: an alarm, a worry
  prohibition prohibit ban: a ban: a prohibition
  recuse recusal abstain: recused: abstained
  clean unmodified unqualified: a clean opinion: an unmodified opinion
  concur agree: the auditor concurs, agrees
  classify deem class: classified as, deemed
  pull pulled remove separate withdraw: pulled: withdrawn
  restrict limit ban prohibit: phones are restricted, phones are limited
  discretion decide: at their discretion, as they decide
  settlement settle agreement: the settlement: the agreement
  relocate move placement: residents are relocated, found a placement
  entitle right: entitled to a hearing, a right to one
  prevent stop block: to prevent floods, to stop them
  cheap cheaper expensive cost less: cheaper: it costs less
  drop lower fall down below decline slip: a drop: a decline
  publication release public: the publication: the release
  notice written writing write: written notice: in writing
  district attorney da prosecutor: the DA: the district attorney
  waitlist waiting list: the waitlist: the waiting list
  lottery drawing: a lottery: a drawing
  intend plan aim: they intend to: they plan to
  typical average median normal usual: the median: the typical
  vacancy vacancies unfilled vacant: vacancies: unfilled jobs
  dispatch dispatcher 911: dispatchers: 911
  backed support endorse favor: backed: endorsed
  prefer rather favor like: they prefer it: they would rather
  installment part payment: in parts: in installments
  unable cannot can't can couldn't: cannot: unable to
  spokesperson official representative: a spokesperson: an official
  complete finish done end ready: complete: done
  stall stuck hold delay: stuck: stalled
  easement access: an easement: access
  supplier vendor supply: a supplier: a vendor
  parked parking park: parked cars: parking
  absence lack don't without missing: the absence of: without
  feasible viable workable possible: feasible: possible
  present bring submit come: he presented it: he brought it
  neighbor resident nearby: neighbors: those nearby
  setback distance buffer: a setback: a distance
  solar array: a solar array
  record high highest: a record: the highest ever
  opt choose chose decide: they opted to: they chose to
  sided side agree: she sided with staff, she agreed
  narrowly close: narrowly: it was close
  quarter fourth: the fourth quarter
  rent rental: rentals: rent
  violence shooting crime: shootings: violence
  detective investigator officer: detectives: investigators
  theft stolen steal: thefts: stolen cars
  recover recovery rebound: a rebound: a recovery
  overtime extra: overtime: extra hours
  retention retain keep: retention of staff, to keep staff
  broadband internet fiber: broadband: fiber
  bicycle bike cyclist cycling: cyclists: bikes
  pedestrian walk walker foot: pedestrians: on foot
  intersection corner crossing: the crossing: the intersection
  speeding speed traffic: speeding: traffic
  drought dry water: a drought: dry years
  emission pollution exhaust carbon: exhaust: emissions
  library branch: the branch: the library
  wage salary pay compensation: wages: pay
  health healthcare medical wellness: health care: medical care
  mental behavioral psychiatric: mental health: behavioral health
  counselor counsellor therapist: a counselor: a therapist
  nurse nursing: nursing: nurses
  firefighter fire fighter: firefighters: the fire crew
  ambulance medic paramedic ems: an ambulance: paramedics
  election ballot poll vote: the polls: the election
  voter elector: voters: electors
  audit auditor: auditors: the audit
  apprentice trainee training: apprentices: trainees
  zoning rezone zone zoned: rezoned: the zoning
  variance exception: a variance: an exception
  subdivision development plat: a plat: a subdivision
  height tall story: tall: in height
  density unit: density: units
  grocery supermarket store: a grocery: a supermarket
  restaurant eatery cafe: a restaurant: a cafe
  noise loud quiet: noise: loud
  dog pet animal: dogs: pets
  license licence permit: a licence: a permit
  inspect inspection inspector: inspectors: the inspection
  demolish demolition raze tear: razed: demolished
  vaping vape ecigarette: vaping: to vape
  phone cellphone cell mobile device: a cell: a phone
  truancy absent absence attendance absenteeism missed: truancy: absences
  graduate graduation diploma: a diploma: graduation
  curriculum textbook course: a textbook: the curriculum
  tuition fee: tuition: fees
  scholarship aid: a scholarship: aid
  merge merger combine consolidate consolidation: merged: consolidated
  sue lawsuit litigation litigate: sued: litigation
  appeal challenge contest: the appeal: the challenge
  amend amendment revise revision modify: amended: revised
  oversee oversight supervise monitor: oversight: to monitor
  transparent transparency openness: transparency: openness
  complain complaint grievance: complaints: grievances
  apologize apology sorry: an apology: sorry
  thank grateful gratitude appreciate appreciation: grateful: thanks
  congratulate commend praise applaud proud: applauded: praised
  criticize criticise blame fault complain: criticized, blamed
  frustrate frustrated frustration angry upset tired: frustrated: upset
  doubt skeptical skepticism unsure uncertain question: doubts: skeptical
  confident confidence sure certain: confident: sure
  hopeful hope optimistic: hopeful: optimistic
  oppose can't cannot against no objection: opposed: cannot support
  rewrite redraft revise: rewritten: revised
  lengthy long: lengthy: long
  brief short: brief: short
  interim temporary temporarily acting: interim: acting
  permanent permanently forever: permanent: forever
  immediate immediately now: immediately: now
  biennial two: biennial: every two years
  decade ten: a decade: ten years
  dozen twelve: a dozen: twelve
  pair two couple both: both: the two
  single one sole only lone: the sole bid: the only bid
  majority most more: most: a majority
  minority few less: few: a minority
  entire whole all full: the entire: the whole
`);
