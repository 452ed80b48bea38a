import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Language } from './language.ts';
import { knownText, loadText, type Namespace, type Texts } from './load.ts';

type TextContext = { language: Language };

const Context = createContext<TextContext | null>(null);

export type TextProviderProps = {
  /** The language to show; changing it switches the texts without a reload. */
  language: Language;
  /** What the tree below needs. Keep the array constant (declare it outside the component). */
  namespaces: readonly Namespace[];
  /** Shown until the first texts are here. */
  fallback?: ReactNode;
  children: ReactNode;
};

const isReady = (language: Language, namespaces: readonly Namespace[]) =>
  namespaces.every((namespace) => knownText(namespace, language) !== undefined);

/**
 * Gives the tree its texts. While another language is on its way the old one stays, so a switch never flashes;
 * a file that cannot be fetched is thrown to the nearest error boundary.
 */
export function TextProvider({ language, namespaces, fallback = null, children }: TextProviderProps) {
  const [shown, setShown] = useState<Language | null>(isReady(language, namespaces) ? language : null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let current = true;
    loadText(language, namespaces).then(
      () => current && setShown(language),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [language, namespaces]);

  if (failure !== null) throw failure;
  const visible = isReady(language, namespaces) ? language : shown;
  if (visible === null) return fallback;
  return <Context value={{ language: visible }}>{children}</Context>;
}

/** The language on screen. */
export function useLanguage(): Language {
  const context = useContext(Context);
  if (!context) throw new Error('useLanguage needs a TextProvider above it');
  return context.language;
}

/** The texts of a namespace in the language on screen: `const t = useText('owner')`, then `t.home.title`. */
export function useText<N extends Namespace>(namespace: N): Texts[N] {
  const text = knownText(namespace, useLanguage());
  if (!text) throw new Error(`Add '${namespace}' to the TextProvider's namespaces`);
  return text;
}
