import { pattern, words } from '#app/platform/language/pattern.ts';

/** What is done by deciding it: 'Authorize the mayor to sign …' is a thing to do, and no paper's name. */
export const deeds = words(`
  authorize award appoint reappoint amend set purchase direct declare deny establish ratify confirm
  designate reject release extend allow create increase decrease reduce renew enter execute hire
  waive dispose sell lease schedule remove add change transfer fund repeal rescind permit select
  uphold overturn affirm nominate name rename elect vacate abandon annex rezone issue provide require call acquire hold
  order certify dedicate convey terminate cancel implement initiate support oppose recommend forward
`);

const also = words(
  'approve adopt accept consider grant report make send take postpone continue table refer go recess',
);

/** 'The board schedule for June', 'the council order be amended': things that are called like what is done. */
const isThing = words('be is are was of for and');

/** Who decides, before what is done: 'that we', 'that the council', 'the committee' of 'I move the committee report it'. */
export const whoDecides = pattern('iu')`^(?:that )?(?:we (?=\p{L})|the (?:${words(
  'city town township village county parish school planning zoning full whole',
)} )*${words('council board commission committee house body')}(?: of \p{L}+)?(?: meeting)?,? (?=(?:${[
  ...deeds,
  ...also,
]})\b(?! ${isThing}\b)))`;
