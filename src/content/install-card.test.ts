import { expect, test } from 'vitest';
import english from '../../public/locales/en/translation.json' with { type: 'json' };

test('the English texts of the badge and the install card are those of the specification', () => {
  expect(english.messages).toMatchObject({
    offline: "You're Offline",
    back: 'Back Online',
    install: {
      title: 'Install App',
      text: 'Install this app on your device for a better experience and offline access.',
      install: 'Install',
      installing: 'Installing...',
      notNow: 'Not Now',
    },
  });
});
