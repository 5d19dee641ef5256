import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { signInForm, signUpForm } from './auth-form.ts';
import { type SignedIn, signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

/**
 * The ways to become known here, one strategy for each mode of the auth page. `address` is where
 * the request comes from; another way in (a link, a provider) is another strategy.
 */
export function authenticatorFor(address: string): Authenticator<SignedIn> {
  return new Authenticator<SignedIn>()
    .use(
      new FormStrategy(({ form }) =>
        signIn({ ...signInForm.parse(Object.fromEntries(form)), address }),
      ),
      'signin',
    )
    .use(
      new FormStrategy(({ form }) =>
        signUp({ newcomer: signUpForm.parse(Object.fromEntries(form)), address }),
      ),
      'signup',
    );
}
