/** One matter of a council's agenda, and what is said of it. Names and places stand in braces. */
export type Business = {
  kind: 'hearing' | 'ordinance' | 'resolution' | 'contract' | 'report';
  /** As the agenda has it */
  title: string;
  /** Who speaks, and what: 'mayor: Good evening.' */
  said: readonly string[];
  /** What is moved, who moves and who seconds it, and who is against; none for a report. */
  motion?: { what: string; by: string; second: string; against: readonly string[] };
};

/** What comes before the council of an invented city, in turn. */
export const business: readonly Business[] = [
  {
    kind: 'ordinance',
    title: 'Ordinance {number}, Speed Limit of 20 Miles per Hour on {street} near {school} School',
    said: [
      'mayor: Next is Ordinance {number}, which lowers the speed limit on {street} near {school} School. Director {works}, please.',
      'works: Thank you, Mayor. The ordinance sets a limit of 20 miles per hour on {street} between Third Avenue and the bridge over {creek}, at all hours.',
      'works: Today it is 30, and 20 only while children come and go.',
      'works: We counted cars there for two weeks in September. The average speed was 34 miles per hour, and 15 percent of drivers went faster than 39.',
      'works: There were eleven crashes in three years, and two of them hurt a person on foot.',
      'works: Signs and paint cost 18,400 dollars, which the street fund has. We ask for a start on January 4, so that the signs are up before school begins again.',
      'b: Does the limit hold in the evening too, when there is nobody at the school?',
      'works: Yes. Drivers obey one number better than two, and the playground is open until dark.',
      'd: My concern is that a sign alone does little. Will there be raised crossings?',
      'works: There are two in the plan for next summer, if the state gives us the grant. It pays 80 percent of 210,000 dollars.',
      'r1: My name is {r1}, I live at {street} and Fifth. My daughter crosses there every morning, and last spring a driver took the mirror off a parked car in front of us. Please pass this.',
      'r2: Good evening, {r2}. I drive a delivery van. Twenty at midnight makes no sense to me. Let it be twenty from six in the morning to nine at night.',
      'c: I thought about the hours as well. But a rule that everybody understands is worth a minute of my time, so I will support it as it stands.',
    ],
    motion: {
      what: 'adopt Ordinance {number}',
      by: 'a',
      second: 'c',
      against: ['d'],
    },
  },
  {
    kind: 'contract',
    title: 'Contract with {company} for Repair of the {creek} Footbridge, $486,000',
    said: [
      'mayor: We come to the contract for the footbridge over {creek}. Director {works} has that as well.',
      'works: The footbridge has been closed since the flood in February. We had five bids. The lowest that meets all conditions is from {company}, at 486,000 dollars. Our own estimate was 520,000.',
      'works: Federal disaster money pays 75 percent. The city pays 121,500 dollars, and it is in the budget that you adopted in June.',
      'e: When will people walk across it again?',
      'works: The work in the water has to be done before the fish return, so it begins on the first of March and ends by the end of April.',
      'works: The deck is then laid in May. We expect to open it on May 29.',
      'b: And if they are late?',
      'works: The contract takes 1,200 dollars for each day after June 15.',
      'a: I read that the second bid was only 4,000 dollars higher, from a company here in the county. Is there nothing that lets us choose it?',
      'attorney: State law wants the lowest responsible bidder for public works. We may prefer a local company only where bids are equal.',
      'a: Then that is that. Thank you.',
    ],
    motion: {
      what: 'award the contract for the {creek} footbridge to {company} for 486,000 dollars',
      by: 'e',
      second: 'b',
      against: [],
    },
  },
  {
    kind: 'hearing',
    title: 'Public Hearing: Ordinance {number}, Four Homes on a Lot in the Residential Zone R-1',
    said: [
      'mayor: I open the public hearing on Ordinance {number}, which allows up to four homes on a lot in the zone R-1. Planner {planner} begins.',
      'planner: Good evening. Today a lot in R-1 may have one house and one cottage.',
      'planner: The ordinance allows a duplex, a triplex or four small homes around a court, as long as the buildings stay within the height of 30 feet and cover no more than 45 percent of the lot.',
      'planner: The Planning Commission held two hearings, in September and October, and recommends it by five votes to two.',
      'planner: One place to park is wanted for each home, and none within a quarter mile of the bus on {street}.',
      'planner: We expect fifteen to twenty such homes a year. {city} has built forty homes a year since 2015, and needs ninety by the county’s estimate.',
      'mayor: Thank you. Who wishes to speak? You have three minutes each.',
      'r3: {r3}, from Birch Court. I have taught at {school} School for nine years, and I cannot buy a house in the town in which I teach. I ask you to adopt it.',
      'r4: My name is {r4}. We bought on a quiet street, and nobody asked us. The sewer backs up twice a year already. Fix that first.',
      'r1: My name is {r1}. I rent the upstairs of an old duplex which could not be built today. It is a good home. Let there be more of them.',
      'mayor: Is there anyone else? Then I close the public hearing.',
      'c: What about the sewer, Director {works}?',
      'works: The line on Birch Court is from 1951 and is replaced next year, for 640,000 dollars, whether or not you adopt this.',
      'd: I cannot support it tonight. I would like it for the streets near the bus first, and to look at what happens for two years.',
      'b: I hear that, but then the homes are missing for two years more. I am for it, with a report each January on what was built.',
    ],
    motion: {
      what: 'adopt Ordinance {number}, with a report to the council each January',
      by: 'b',
      second: 'e',
      against: ['a', 'd'],
    },
  },
  {
    kind: 'resolution',
    title: 'Resolution {number}, Water Rates from January 1',
    said: [
      'mayor: Resolution {number} sets the water rates for the coming year. Director {finance}, go ahead.',
      'finance: Thank you. The rates go up by 4.5 percent on January 1. For a household that uses 6,000 gallons a month the bill goes from 48 dollars and 20 cents to 50 dollars and 37 cents.',
      'finance: Two thirds of the increase pay for the pipes under {street}, which lose about 9 percent of what we pump.',
      'finance: The rest is the price of power, which has risen by 11 percent since last year.',
      'e: How many households have the reduced rate, and does it go up too?',
      'finance: 312 households have it. It stays at 24 dollars, and we would like to enrol about 200 more who may have it and do not ask.',
      'e: Why do they not ask?',
      'finance: The form has four pages. We will send one page with the January bill.',
      'a: I want to be sure that we are not back here in June. Is this enough for the whole year?',
      'finance: Yes, unless the state asks us to replace the lead fittings sooner than by 2029. We have found 41 so far.',
      'c: I would move it, and I ask for a report in May on how many households were enrolled.',
    ],
    motion: {
      what: 'adopt Resolution {number}',
      by: 'c',
      second: 'e',
      against: [],
    },
  },
  {
    kind: 'contract',
    title: 'Lease of the Old Cannery on {street} to the {park} Arts Cooperative for Ten Years',
    said: [
      'mayor: The lease of the old cannery. Manager {manager}.',
      'manager: The cannery has stood empty for six years and costs us 31,000 dollars a year in insurance and heat.',
      'manager: The {park} Arts Cooperative asks for a lease of ten years at one dollar a year, and will spend 275,000 dollars of its own on the roof and the wiring.',
      'manager: They want fourteen studios, a kiln room and a hall for 120 people. The hall is open to any group from {city} for the cost of cleaning.',
      'b: What do we have if they give up after two years?',
      'manager: All that is built stays with the building. They deposit 40,000 dollars, which we keep if the roof is not done by October 31.',
      'd: Did anybody else want it?',
      'manager: We advertised it for 60 days. There was one other offer, for storage, at 1,500 dollars a month. It would have left the roof to us.',
      'r2: {r2}. My band has practised in a garage for three years. I counted 27 groups without a room in this town.',
      'a: The storage would bring us 18,000 dollars a year. I would rather have that and a roof fund. I will vote no, with respect to those who worked on this.',
      'c: I see 275,000 dollars for a roof that we would have to pay ourselves. I am glad to support it.',
    ],
    motion: {
      what: 'approve the lease of the old cannery to the {park} Arts Cooperative',
      by: 'd',
      second: 'c',
      against: ['a'],
    },
  },
  {
    kind: 'resolution',
    title: 'Resolution {number}, Opening Hours of the Library on Sundays',
    said: [
      'mayor: Resolution {number}, the library on Sundays. Librarian {librarian}, welcome.',
      'librarian: Thank you, Mayor. The library has been closed on Sundays since 2011. We propose to open from one to five in the afternoon, from the first Sunday of February on.',
      'librarian: It takes two librarians and one page, which is 68,000 dollars a year. The Friends of the Library pay 20,000 of that for the first two years.',
      'librarian: We asked 1,140 people who came in October, and 71 percent would come on a Sunday.',
      'c: What happens after the two years?',
      'librarian: Then you decide again, with numbers. If fewer than 150 people come on a usual Sunday, we would not ask to go on.',
      'd: Could you close on a weekday morning in exchange?',
      'librarian: On Monday mornings we have the groups for small children, and on the others the job centre sends people to our computers. I would not like to.',
      'r3: {r3}. I teach at {school} School, and many of my students have no quiet table at home. On Sundays they sit in the hamburger place by the highway.',
      'b: I propose that we adopt it with a report after twelve months instead of twenty-four.',
    ],
    motion: {
      what: 'adopt Resolution {number}, with a report after twelve months',
      by: 'b',
      second: 'a',
      against: [],
    },
  },
  {
    kind: 'report',
    title: 'Report: Smoke Shelters and Air Quality in the Past Summer',
    said: [
      'mayor: Manager {manager} reports on the smoke of this summer.',
      'manager: We had 23 days on which the air was unhealthy, ten more than last year.',
      'manager: The shelter in the {park} gymnasium was open on 17 of them, and 1,906 people came, 212 on the busiest day, August 19.',
      'manager: The filters cost 9,300 dollars. Volunteers gave 640 hours. We turned nobody away, but on four nights there were no cots left.',
      'e: What would you need for next summer?',
      'manager: A second place on the east side of {creek}. The school district has offered the cafeteria of {school} School, if we pay for the doors. I will bring you a price in February.',
      'a: Who tells people that the shelter is open? My neighbours did not know.',
      'manager: Text messages and the sign at the fire station. We will add the water bill in June and the churches.',
      'mayor: Thank you. This was a report, and there is nothing to vote on. Please give our thanks to the volunteers.',
    ],
  },
];

/** What residents bring up when it is their turn: matters that are not on the agenda. */
export const comments: readonly string[] = [
  'r5: Good evening, my name is {r5}. The lights on the path along {creek} have been out since Labor Day. I have called three times. It is dark at half past five now.',
  'r6: {r6}, I speak for the youth soccer league. The goals at {park} are rusted through, and we may not hang nets on them any more. We have half of the money for new ones.',
  'r5: I am {r5}, and I keep bees on Fourth Avenue. I ask that the city does not spray along the sidewalks while the clover is in bloom.',
  'r6: My name is {r6}. The bus on {street} now ends at seven, and the hospital’s evening shift begins at half past seven. Forty of us walk home along a road without a shoulder.',
];

/** What comes on the agenda when City Hall has to be left. */
export const boiler: Business = {
  kind: 'contract',
  title: 'Emergency Repair of the Boiler at City Hall, $38,700',
  said: [
    'mayor: This was added on Sunday. You see why we meet among the fire engines. Director {works}.',
    'works: The heat exchanger of the boiler cracked on Saturday night. It is 41 years old.',
    'works: A repair by Northgate Mechanical costs 38,700 dollars and takes four days. A new boiler would take until March.',
    'd: Is there money for it?',
    'finance: The contingency has 92,000 dollars left this year, so yes.',
    'e: And how long will a repair hold?',
    'works: They give two years on the part. I would like to bring you a plan for heat pumps before then.',
  ],
  motion: {
    what: 'approve the emergency repair of the boiler for 38,700 dollars',
    by: 'd',
    second: 'a',
    against: [],
  },
};
