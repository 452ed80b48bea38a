import { show } from './show.ts';
import { remember, remembered } from './storage.ts';

/** What browsers that can install a site pass to `beforeinstallprompt`; TypeScript does not know it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const CARD = 'install';
const DISMISSED = 'install_dismissed';
let offer: InstallOffer | undefined;

/**
 * The card appears when the browser offers installation, and goes when it is dismissed: until the browser is closed it
 * does not come back, however many pages are opened.
 *
 * @param whenReady resolves when the page's body is there
 */
export function watchInstallOffer(whenReady: Promise<unknown>): void {
  addEventListener('beforeinstallprompt', async (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    await whenReady;
    show(CARD, remembered(DISMISSED, 'sessionStorage') === null);
  });
  addEventListener('appinstalled', () => show(CARD, false));
}

/** Not now, or the close button. */
export function dismissInstallation(): void {
  remember(DISMISSED, 'true', 'sessionStorage');
  show(CARD, false);
}

/** Shows the browser's own question. The outcome is logged, and so is a failure; either way the card goes. */
export async function install(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    const answer = await offer?.prompt();
    console.info('Installation:', answer?.outcome);
  } catch (error) {
    console.error(error);
  }
  button.ariaBusy = null;
  dismissInstallation();
}
