import type { MemberFields } from '#app/entities/roster/member-form.ts';

/** What stands for a seat: the bodies are real, and who sits on them here is invented. */
const seat = 'Example';
const termStart = '2026-01-01';

const sits = (office: string, names: readonly string[]): MemberFields[] =>
  names.map((name) => fieldsOf(name, office, true));

const serves = (office: string, name: string): MemberFields => fieldsOf(name, office, false);

function fieldsOf(name: string, office: string, votes: boolean): MemberFields {
  return { name, office, votes, seat, body: null, termStart, termEnd: null, aliases: [] };
}

/** The invented members of the bodies whose example meetings have a record, by the body's key. */
export const demoRosters: Readonly<Record<string, readonly MemberFields[]>> = {
  'boulder-city-council': [
    ...sits('Mayor', ['Adele Pruitt']),
    ...sits('Mayor Pro Tem', ['Jonas Blum']),
    ...sits('Council Member', [
      'Rosa Castellano',
      'Peter Dunmore',
      'Gail Fenwick',
      'Ken Ishikawa',
      'Tess Marlow',
      'Linh Tran',
    ]),
    serves('City Clerk', 'Vivian Hale'),
  ],
  'denver-planning-board': [
    ...sits('Chair', ['Simone Delacroix']),
    ...sits('Board Member', [
      'Clyde Abernathy',
      'Grace Choi',
      'Marcia Eastman',
      'Samir Farouk',
      'Erik Lindholm',
      'Thandi Mbeki',
      'Paolo Santangelo',
    ]),
    serves('Board Secretary', 'Norma Quill'),
  ],
  'ann-arbor-board-of-education': [
    ...sits('President', ['Harriet Ellery']),
    ...sits('Secretary', ['Odile Babineaux']),
    ...sits('Trustee', [
      'Nils Arnesen',
      'Wanda Coates',
      'Marc Devereaux',
      'Sana Iqbal',
      'Elena Montoya-Hart',
    ]),
  ],
  'colorado-puc': [
    ...sits('Chair', ['Renata Solberg']),
    ...sits('Commissioner', ['Malcolm Idris', 'Judith Pennington']),
  ],
  'trimet-board': [
    ...sits('Board President', ['Nadine Fairweather']),
    ...sits('Director', [
      'Tunde Balogun',
      'Miriam Crowe',
      'Luis Estrada',
      'Bea Holloway',
      'Yuki Nakamura',
      'Owen Pritchard',
    ]),
  ],
  'east-bay-mud-board': [
    ...sits('Board President', ['Yvette Castille']),
    ...sits('Director', [
      'Dina Amari',
      'Stig Bergstrom',
      'Maeve Coyle',
      'Ren Hashimoto',
      'Carla Linares',
      'Femi Oduya',
    ]),
  ],
  'johnson-county-commissioners': [
    ...sits('Chair', ['Lorraine Petrov']),
    ...sits('Commissioner', [
      'Neil Ashworth',
      'Heidi Brandt',
      'Karsten Dahl',
      'Gina Ferrante',
      'Adam Kowalczyk',
      'Chidi Nwosu',
    ]),
  ],
  'boise-city-council': [
    ...sits('Mayor', ['June Winslow']),
    ...sits('Council Member', [
      'Ngozi Achebe',
      'Sean Garrity',
      'Fay Halloran',
      'Ike Okafor',
      'Daphne Stavros',
      'Marek Zielinski',
    ]),
    serves('City Clerk', 'Lois Pemberton'),
  ],
};
