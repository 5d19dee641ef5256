import { words } from '#app/platform/language/pattern.ts';

/** Verbs as meetings use them in the present: 'the plan needs', 'fees rise', 'staff recommends'. */
export const presentVerbs = words(`
  makes? needs? provides? requires? allows? means? includes? says? shows? gives? takes? gets? goes
  go comes? helps? keeps? remains? represents? supports? creates? ensures? wants? works? faces?
  costs? bans? carries carry leaves? lowers? raises? cuts? serves? offers? highlights? moves?
  continues? depends? falls? plays? deserves? expects? hopes? believes? thinks? knows? agrees?
  enhances? directs? undermines? discourages? extends? recommends? proposes? adds? opens? closes?
  begins? starts? ends? expires? applies apply affects? increases? reduces? funds? pays? spends?
  employs? sends? brings? becomes? calls? asks? urges? opposes? seeks? holds? sets? puts? builds?
  uses? lets? looks? feels? lives? winds? see sees publish publishes endorses? clarif(?:y|ies)
  ensure protects? prohibits? establishes establish authorizes? reflects? relies rely focus(?:es)?
  anticipates? estimates? assumes? intends? requests? decides? totals? exceeds? covers? replaces?
  removes? appreciates? utilizes? plans? prefers? insists? worries worry hires? owns?
  meets? receives? produces? generates? oversees? oversee
`);

/** Past forms that do not end in 'ed': 'the council met', 'rents rose'. */
export const pastVerbs = words(`
  made got came went saw took gave found left lost brought built said told held set cut put spent
  began kept met led paid sent knew thought felt heard became grew fell rose ran wrote spoke drew
  won fought bought sold stood taught understood
`);
