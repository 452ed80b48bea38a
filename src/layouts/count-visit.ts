/**
 * Tells the site's own counter, once the page has loaded, that it was opened, unless the reader's browser asks not to
 * be counted. In a page only where the build switches the counter on: docs/analytics.md.
 */
addEventListener('load', () => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const from = document.referrer && new URL(document.referrer).hostname;
  fetch('/api/visit', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      path: location.pathname.replace(/^\/(es|en)\//, '/'),
      language: document.documentElement.lang,
      referrer: from === location.hostname ? '' : from,
    }),
  }).catch(() => undefined); // Not being counted is no trouble of the reader.
});
