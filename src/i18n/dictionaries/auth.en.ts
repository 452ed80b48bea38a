import { invitationEn } from './invitation.en.ts';

export const auth = {
  email: 'E-mail',
  password: 'Password',
  passwordMissing: 'Write your password.',
  passwordWeak: 'The password does not yet meet every rule below.',
  nameMissing: 'Write your name.',
  nameTooLong: 'The name may have 120 characters at most.',
  tabs: 'How you want to enter',
  login: {
    title: 'Sign in',
    text: 'Your properties, leases and payments in one place.',
    submit: 'Sign in',
    forgotten: 'I forgot my password',
    withCode: 'Sign in with a code by e-mail',
    noAccount: 'No account yet?',
    toSignUp: 'Create an account',
    expiredLink: 'That link has expired or was already used. Sign in here, or ask for another one.',
    sessionEnded: 'Your session ended. Sign in again and you will be back where you were.',
  },
  providers: {
    enter: (p: { name: string }) => `Continue with ${p.name}`,
    or: 'or',
  },
  resend: {
    wait: (p: { seconds: number }) => `You can ask for another one in ${p.seconds} s`,
  },
  confirm: {
    title: 'Confirm your e-mail',
    text: (p: { email: string }) =>
      `We wrote to ${p.email}. Open the link in that message, or write its code here. Both work for one hour.`,
    submit: 'Confirm',
    again: 'Send another message',
    sentAgain: 'We sent another message.',
    nothingCame: 'Nothing came? Look in your spam folder. If you already have an account,',
    toLogin: 'sign in.',
    otherEmail: 'Use another e-mail',
  },
  link: {
    title: 'Enter with this link?',
    unasked: (p: { email: string }) =>
      `It is for ${p.email}, and it was not asked for in this browser. Go on only if the account is yours.`,
    someoneElse: (p: { current: string; email: string }) =>
      `You are signed in as ${p.current}, and the link is for ${p.email}.`,
    enter: 'Enter with the link',
    stay: 'Keep my account',
    refuse: 'Do not enter',
  },
  mailLink: {
    kinds: {
      signup: {
        title: 'Confirm your e-mail',
        text: 'Press the button to confirm that this address is yours.',
        button: 'Confirm my e-mail',
      },
      magiclink: {
        title: 'Sign in to Llavero',
        text: 'Press the button to sign in to your account.',
        button: 'Sign in',
      },
      recovery: {
        title: 'Choose a new password',
        text: 'Press the button to go on and choose it.',
        button: 'Choose a new password',
      },
      email_change: {
        title: 'Confirm the change of e-mail',
        text: 'Press the button to confirm it from this mailbox.',
        button: 'Confirm the change',
      },
      invite: {
        title: 'Your invitation',
        text: 'Press the button to see your invitation and accept it.',
        button: 'See the invitation',
      },
    },
    once: 'If the link has expired or was used, the next page offers you another one.',
    half: {
      title: 'The other mailbox is missing',
      text: 'This address is confirmed. Now open the link that we sent to the other one.',
      goOn: 'Continue',
    },
    broken: {
      title: 'The link is not complete',
      text: 'Open it again from the message, or copy all of it. You can also sign in with a code.',
      button: 'Sign in',
    },
  },
  code: {
    title: 'Sign in with a code',
    text: 'We will e-mail you a six-digit code. No password needed.',
    send: 'Send the code',
    sentTitle: 'Look in your mailbox',
    sent: (p: { email: string }) =>
      `If there is an account for ${p.email}, a code is on its way. It works for one hour and only once.`,
    label: 'Six-digit code',
    invalid: 'The code has six digits.',
    submit: 'Sign in',
    again: 'Send another code',
    sentAgain: 'We sent another code.',
    withPassword: 'Sign in with a password',
  },
  signUp: {
    title: 'Create your account',
    text: 'For owners and managers of property. Tenants are invited by their owner.',
    name: 'Your name',
    submit: 'Create account',
    haveAccount: 'Have an account?',
    toLogin: 'Sign in',
  },
  recovery: {
    title: 'Recover your account',
    text: 'Write your e-mail and we will send you a link to choose a new password.',
    submit: 'Send the link',
    sentTitle: 'Look in your mailbox',
    sent: (p: { email: string }) =>
      `If there is an account for ${p.email}, a message is on its way. Open its link, or write its code here. Both work for one hour and only once.`,
    useCode: 'Continue',
    again: 'Send another message',
    sentAgain: 'We sent another message.',
    toLogin: 'Back to sign in',
    newTitle: 'Choose a new password',
    newText: (p: { email: string }) => `For the account ${p.email}.`,
    save: 'Save the password',
    saved: 'Your password was changed.',
    skip: 'Continue without changing it',
    expiredLink: 'That link has expired or was already used. Ask for another one here.',
  },
  entering: 'Taking you to your area',
  invitation: invitationEn,
};

export type AuthText = typeof auth;
