import { invitationEn } from './invitation.en.ts';

export const auth = {
  email: 'Email',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  passwordWeak: 'The password doesn’t meet all the rules below.',
  nameMissing: 'Enter your name.',
  nameTooLong: 'Use up to 120 characters.',
  tabs: 'How you want to sign in',
  login: {
    title: 'Sign in',
    text: 'Your properties, leases and payments in one place.',
    submit: 'Sign in',
    forgotten: 'Forgot your password?',
    withCode: 'Email me a sign-in code',
    noAccount: 'No account yet?',
    toSignUp: 'Create an account',
    expiredLink: 'That link has expired or was already used. Sign in here, or request a new one.',
    sessionEnded: 'Your session ended. Sign in to pick up where you left off.',
  },
  providers: {
    enter: (p: { name: string }) => `Continue with ${p.name}`,
    or: 'or',
  },
  resend: {
    wait: (p: { seconds: number }) => `You can request another in ${p.seconds} s`,
  },
  confirm: {
    title: 'Confirm your email',
    text: (p: { email: string }) =>
      `We emailed ${p.email}. Open the link in that email, or enter its code here. Both work for one hour.`,
    submit: 'Confirm',
    again: 'Resend email',
    sentAgain: 'We sent another email.',
    nothingCame: 'Didn’t get it? Check your spam folder. If you already have an account,',
    toLogin: 'sign in.',
    otherEmail: 'Use a different email',
  },
  link: {
    title: 'Sign in with this link?',
    unasked: (p: { email: string }) =>
      `It’s for ${p.email} and wasn’t requested in this browser. Continue only if the account is yours.`,
    someoneElse: (p: { current: string; email: string }) =>
      `You’re signed in as ${p.current}, but the link is for ${p.email}.`,
    enter: 'Sign in with the link',
    stay: 'Stay signed in as I am',
    refuse: 'Don’t sign in',
  },
  mailLink: {
    kinds: {
      signup: {
        title: 'Confirm your email',
        text: 'Press the button to confirm this address is yours.',
        button: 'Confirm my email',
      },
      magiclink: {
        title: 'Sign in to Llavero',
        text: 'Press the button to sign in to your account.',
        button: 'Sign in',
      },
      recovery: {
        title: 'Choose a new password',
        text: 'Press the button to choose a new one.',
        button: 'Choose a new password',
      },
      email_change: {
        title: 'Confirm your email change',
        text: 'Press the button to confirm from this inbox.',
        button: 'Confirm change',
      },
      invite: {
        title: 'Your invitation',
        text: 'Press the button to see your invitation and accept it.',
        button: 'View invitation',
      },
    },
    once: 'If the link has expired or was used, the next page can send a new one.',
    half: {
      title: 'One more address to confirm',
      text: 'This address is confirmed. Now open the link we sent to the other one.',
      goOn: 'Continue',
    },
    broken: {
      title: 'The link is incomplete',
      text: 'Open it again from the email, or copy the whole link. You can also sign in with a code.',
      button: 'Sign in',
    },
  },
  code: {
    title: 'Sign in with a code',
    text: 'We’ll email you a six-digit code. No password needed.',
    send: 'Send code',
    sentTitle: 'Check your email',
    sent: (p: { email: string }) =>
      `If ${p.email} has an account, a code is on its way. It works once, within one hour.`,
    label: 'Six-digit code',
    invalid: 'Enter all six digits of the code.',
    submit: 'Sign in',
    again: 'Resend code',
    sentAgain: 'We sent another code.',
    withPassword: 'Sign in with a password',
  },
  signUp: {
    title: 'Create your account',
    text: 'For property owners and managers. Tenants are invited by their landlord.',
    name: 'Your name',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    toLogin: 'Sign in',
  },
  recovery: {
    title: 'Recover your account',
    text: 'Enter your email and we’ll send you a link to choose a new password.',
    submit: 'Send link',
    sentTitle: 'Check your email',
    sent: (p: { email: string }) =>
      `If ${p.email} has an account, an email is on its way. Open its link, or enter its code here. They work once, within one hour.`,
    useCode: 'Continue',
    again: 'Resend email',
    sentAgain: 'We sent another email.',
    toLogin: 'Back to sign in',
    newTitle: 'Choose a new password',
    newText: (p: { email: string }) => `For ${p.email}.`,
    save: 'Save password',
    saved: 'Password changed.',
    skip: 'Continue without changing it',
    expiredLink: 'That link has expired or was already used. Request a new one here.',
  },
  entering: 'Opening your account',
  invitation: invitationEn,
};

export type AuthText = typeof auth;
