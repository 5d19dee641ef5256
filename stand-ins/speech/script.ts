/** A town's meeting that never took place, as a service would hear it: two and a half words a second. */
export const script = [
  'Good evening. I call this meeting of the town council to order.',
  'The clerk will call the roll, and then we will stand for the pledge.',
  'Item number one is the contract for repaving Cedar Avenue from Fifth Street to the bridge.',
  'Staff recommends the contract with Northside Paving for one million two hundred thousand dollars.',
  'Work would begin on April 6 and the street would reopen to traffic by August 14.',
  'I move to approve the contract with Northside Paving. Second.',
  'All in favor say aye. Aye. Opposed? The motion passes with five ayes and no nays.',
  'Item number two is public comment on the library hours.',
  'The library on Main Street closes at six and working families cannot use it on weekdays.',
  'Thank you. We will bring that back with a cost for the next budget meeting.',
] as const;

/** The same of a town that speaks Spanish. */
export const spanishScript = [
  'Buenas noches. Doy por iniciada esta reunión del consejo municipal de la ciudad.',
  'El primer punto es el contrato para reparar la avenida desde la calle quinta hasta el puente.',
  'El personal recomienda el contrato con la empresa del norte por un millón de dólares.',
  'La biblioteca de la calle principal cierra a las seis y las familias no pueden usarla.',
] as const;
