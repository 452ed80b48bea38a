/**
 * Stands in the head of every page (src/layouts/base.astro) and runs before anything is painted: settles language and
 * theme, so that neither flashes. The rest is what each page has at its edges: theme and language controls, the
 * connectivity badge, the install card, the service worker with its notice of a new version, and the scripts of
 * forms, all of which wait until the page has loaded. Together at most 2 KB (scripts/size.ts).
 */
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
  if (target instanceof HTMLInputElement && target.name === 'site-theme') chooseTheme(target);
});

document.addEventListener('click', ({ target }) => {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
  const act = control?.dataset.act;
  if (act === 'language') followLanguageLink(control as HTMLAnchorElement);
  if (act === 'install') install(control as HTMLButtonElement);
  if (act === 'not-now') dismissInstallation();
  if (act === 'reload') takeNewVersion();
});

addEventListener('load', () => {
  registerWorker();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-after-load]')) {
    import(/* @vite-ignore */ dataset.afterLoad ?? '');
  }
});
