import { ConfirmForm } from './ConfirmForm.tsx';
import { SetUpPicture } from './SetUpPicture.tsx';
import type { SetUp } from './set-up.server.ts';

/** An authenticator app that is being set up. */
export function SettingUp({ secret, address }: SetUp) {
  return (
    <ol className="grid list-decimal gap-6 pl-5">
      <li>
        <p className="mb-3">
          Scan this with an authenticator app, such as the one of your password manager.
        </p>
        <SetUpPicture address={address} />
        <p className="mt-3">
          On this device, <a href={address}>open it in the app</a>. Or type this key there:
        </p>
        <p className="wrap-anywhere mt-1 font-mono">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      </li>
      <li>
        <p className="mb-3">Enter the code that the app shows.</p>
        <ConfirmForm />
      </li>
    </ol>
  );
}
