import { opposedTable } from './word-table.ts';

/** Opposites only when they are said of the same thing: 'small businesses', 'large businesses'. */
export const opposedOfOneThing = opposedTable(`
  small little minor | large big major huge: small businesses, large businesses
  new | old existing former: the new library, the old library
  long longer | short shorter: longer hours, shorter hours
  many | few: many comments, few comments
  rural | urban: rural roads, urban roads
  local | federal national: local money, federal money
  indoor | outdoor: an indoor pool, an outdoor pool
  full | empty: full classrooms, empty classrooms
  cheap | expensive costly: cheap land, costly land
  young younger | old older: younger drivers, older drivers
  maintain provide keep preserve | cut discontinue withhold stop rescind abolish cancel: keep the shuttle, cut the shuttle
  continue | cut withhold rescind abolish cancel: continue the grant, cancel the grant
  reauthorize establish | abolish terminate rescind repeal cancel dissolve: establish the board, dissolve the board
  renew | abolish terminate cancel dissolve: renew the lease, cancel the lease
  extend | abolish cancel dissolve: extend the program, abolish the program
  buy purchase | sell: buy the lot, sell the lot
  widen | narrow: widen Mill Road, narrow Mill Road
  hire | lay dismiss: hire teachers, dismiss teachers
  accept | refuse decline: accept the gift, refuse the gift
  send | receive: send the letter, receive the letter
  lend | borrow: lend the money, borrow the money
  upper | lower: the upper dam, the lower dam
  inside | outside: inside the city, outside the city
  left | right: the left lane, the right lane
  daytime | overnight: daytime parking, overnight parking
  former | current: the former mayor, the current mayor
  current | previous: the current contract, the previous contract
  elementary primary | high middle secondary: the elementary school, the high school
  middle | high: the middle school, the high school
  good excellent | poor bad: good condition, poor condition
  spring | fall autumn winter summer: the spring term, the fall term
  summer | winter fall autumn: the summer schedule, the winter schedule
  adult | child juvenile: adult court, juvenile court
  male man | female woman: male officers, female officers
  weekday | weekend: weekday service, weekend service
  commercial | residential: commercial rates, residential rates
  much | little: much support, little support
  most | few: most speakers, few speakers
  start begin | stop: start the pumps, stop the pumps
  reopen | close shut: reopen the school, close the school
  open | shut: open the valve, shut the valve
  demolish | build construct restore preserve: demolish the mill, restore the mill
  preliminary | final: a preliminary plat, a final plat
  mandatory | optional: mandatory training, optional training
  civil | criminal: a civil case, a criminal case
  gross | net: gross revenue, net revenue
  morning | evening afternoon night: the morning session, the evening session
  buyer | seller: the buyer pays, the seller pays
  employer | employee: the employer's share, the employee's share
  landlord | tenant: the landlord pays, the tenant pays
  plaintiff | defendant: for the plaintiff, for the defendant
  senior elderly | youth young teen: the senior center, the youth center
  domestic | foreign international: domestic flights, international flights
  internal | external independent: an internal review, an independent review
  upstream | downstream: upstream of the dam, downstream of the dam
  renter | owner homeowner: renters pay, owners pay
`);
