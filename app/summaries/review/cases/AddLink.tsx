import { Link } from 'react-router';
import { addressAsking } from '#app/platform/http/address-asking.ts';
import { PlusIcon } from '#app/ui/icons.tsx';
import { type AddedTo, inShort, nameOfAddedTo } from './added-to.ts';

type AddLinkProps = { to: AddedTo; address: string };

/** Opens the form that adds a sentence to a case or to the opening. */
export function AddLink({ to, address }: AddLinkProps) {
  const value = to === inShort ? inShort : to + 1;
  return (
    <Link
      to={addressAsking(address, { name: 'add', value })}
      preventScrollReset
      className="icon-button icon-button-small"
      title="Add a sentence"
    >
      <PlusIcon title={`Add a sentence to ${nameOfAddedTo(to)}`} />
    </Link>
  );
}
