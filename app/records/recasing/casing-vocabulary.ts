export const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Abbreviations said or written letter by letter, which no word is mistaken for. */
export const acronyms = list(`
  ada adu ai aarp aclu atf bia blm cbo cdbg cdc ceo cfo cia cio cms coo covid cpa cpi cra dea dei
  dhs dmv dna doa dod doe doj dot dui eeoc eir eis ems emt epa esg eu faa faq fbi fcc fda fdic fec
  fema ferc fha fhwa fmla foia fta ftc fy fye gao gdp gis gop gps gsa hhs hipaa hiv hmo hoa hov hr
  hud hvac icbm ied iep irs iso jrotc kpi lgbt lgbtq llc mlk mou mri mta naacp nafta nasa nato
  ncaa ndaa nepa nfl ngo nhtsa nih nimby noaa nrc nsa nsf nyc nypd oig omb opm osha pac pfas pga
  phd pta rfi rfp rfq roi rotc sba sbir sec snap sro ssi ssn stem sttr suv swat tanf tif tsa tv
  uaw ucla ufo un unesco unicef url usa usaid usda usgs usps va vfw vip voip wic wmd ymca ywca zip
`);

/** States of one word. */
export const states = list(`
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii
  idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan
  minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania
  tennessee texas utah vermont virginia washington wisconsin wyoming
`);

/** Names that need their capital and are hardly ever a common word. */
export const properNames = list(`
  ${[...states].join(' ')}
  monday tuesday wednesday thursday friday saturday sunday january february april june july august
  september october november december christmas thanksgiving easter hanukkah ramadan juneteenth
  american americans america european europe asian asia african africa canadian canada mexican
  mexico china chinese russia russian russians ukraine ukrainian israel israeli iran iranian iraq
  afghanistan japan japanese korea korean germany german france french england english britain
  british spanish spain italy italian india indian cuba venezuela palestinian gaza hispanic latino
  latina congress congressional senate medicare medicaid republican republicans democrat democrats
  chicago boston philadelphia
  houston dallas denver seattle detroit atlanta miami baltimore cleveland pittsburgh minneapolis
  milwaukee sacramento oakland brooklyn manhattan queens google facebook youtube amazon microsoft
  zoom uber internet christian jewish muslim catholic god jesus bible
`);

/** Pairs that are a name together: `NEW YORK` but not `new park`. */
export const namePairs = list(`
  new_york new_jersey new_mexico new_hampshire new_orleans new_england new_zealand north_carolina
  south_carolina north_dakota south_dakota west_virginia rhode_island los_angeles las_vegas
  san_francisco san_diego san_antonio san_jose santa_monica santa_clara long_beach united_states
  united_nations united_kingdom puerto_rico supreme_court white_house capitol_hill social_security
  wall_street long_island saudi_arabia hong_kong el_paso fort_worth st_louis st_paul middle_east
`);

export const honorifics = list('mr mrs ms miss dr');

/** Roles that, unlike an honorific, stand without a name as often as with one. */
export const roleTitles = list(`
  mayor councilmember councilman councilwoman councilor councillor commissioner trustee supervisor
  alderman alderwoman alderperson senator representative congressman congresswoman assemblymember
  delegate secretary director superintendent judge justice chief chairman chairwoman chairperson
  chair president governor sheriff attorney treasurer clerk professor reverend pastor father
`);

/** Surnames that are common words: given a capital only right after a title. */
export const commonWords = list(`
  able all also am an and any are as ask at banks be been before bell best bill bird black bless
  both brooks brown burns bush but by call can case chair chance church close cook could cross day
  did do does down each even field first fish for ford fox french from gave get give go going gold
  good grant gray green had hall has have he her here hill him his holder hope how house i if in
  into is it judge just king know land lane last let like little long love made make may me mind
  moves moved more most must my no not now of off on one or our out over page park please price
  rice rich right rose said say says second self shall she sharp short should so some speaking
  stone strong than thank thanks that the their them then there they this to two up us very wait
  walker was waters we well were what when where which white who why will winters with wise wood
  woods would yes you young your
`);

/** Words that stand beside a title or an answer and name nobody. */
export const noNames = list(`
  who are and the for has had have was were will would can could that this from with you they
  said says saying vote votes voted voting okay yeah aye ayes yea yes nay here present please
  one two three four five six seven eight nine ten eleven twelve zero none nobody all
  right hi oh well but not now just also then thank thanks sir maam favor opposed
  a ok so uh um is am call think know say i'll i'm madam member council board vice motion
`);

export const billPrefixes = list('hr hb sb ab sr hjr sjr hcr scr acr ajr lb lr hres sres');

export const months = list('march may');
