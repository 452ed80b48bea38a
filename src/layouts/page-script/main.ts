/**
 * Stands in the head of every page (src/layouts/base.astro) and runs before anything is painted: settles language and
 * theme, so that neither flashes. The rest is what each page has at its edges: theme and language controls, the
 * connectivity badge, the install card, the service worker with its notice of a new version, and the scripts of
 * forms, all of which wait until the page has loaded. Together at most 2.2 KB (scripts/size.ts).
 */
import { NEW_VERSION_WANTED } from '#src/domain/foundation/island-events.ts';
import { watchConnectivity } from './connectivity.ts';
import { dismissInstallation, install, watchInstallOffer } from './install-card.ts';
import { followLanguageLink, settleLanguage } from './language.ts';
import { registerWorker, takeNewVersion } from './service-worker.ts';
import { chooseTheme, settleTheme, showChoice } from './theme.ts';

settleLanguage();
settleTheme();

const whenReady = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
watchInstallOffer(whenReady);
whenReady.then(() => {
  showChoice();
  watchConnectivity(document.getElementById('connectivity'));
});

document.addEventListener('change', ({ target }) => {
  const control = target as HTMLInputElement;
  if (control.name === 'site-theme') chooseTheme(control);
});

/** What a click on `[data-act]` does. */
const acts: Record<string, (control: HTMLElement) => void> = {
  language: (link) => followLanguageLink(link as HTMLAnchorElement),
  install: (button) => void install(button),
  'not-now': dismissInstallation,
  reload: takeNewVersion,
};
document.addEventListener('click', ({ target }) => {
  const control = (target as Element).closest<HTMLElement>('[data-act]');
  if (control) acts[control.dataset.act ?? '']?.(control);
});

document.addEventListener(NEW_VERSION_WANTED, takeNewVersion);
addEventListener('load', () => {
  registerWorker();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-after-load]')) {
    import(/* @vite-ignore */ dataset.afterLoad ?? '');
  }
});
