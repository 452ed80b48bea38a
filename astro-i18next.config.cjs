// Read by astro-i18next when Astro starts. CommonJS because that is what its loader accepts.

/**
 * astro-i18next pastes the texts into a module without escaping them: a quotation mark in a text would break
 * the build. Escaping the leaves here makes every text safe.
 */
function escapeTexts(value) {
  if (typeof value === 'string') return JSON.stringify(value).slice(1, -1);
  if (Array.isArray(value)) return value.map(escapeTexts);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, escapeTexts(child)]));
}

const resources = (language) => ({
  translation: escapeTexts(require(`./public/locales/${language}/translation.json`)),
});

module.exports = {
  defaultLocale: 'es',
  locales: ['es', 'en'],
  showDefaultLocale: true,
  // Texts are part of the bundle: pages are rendered in workerd, which has no file system to read them from.
  i18nextServerPlugins: { fsBackend: null },
  i18nextServer: {
    backend: undefined,
    initAsync: false,
    resources: { es: resources('es'), en: resources('en') },
  },
};
