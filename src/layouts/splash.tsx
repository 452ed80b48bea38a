import { type Language, languages } from '#src/i18n/language.ts';
import { Logo } from '#src/ui/components/logo.tsx';

interface SplashProps {
  product: string;
  /** What is said beneath it; the page shows its own language's. */
  loading: Readonly<Record<Language, string>>;
}

/** Covers the start of a visit, and what says meanwhile that the rest is on its way. Part of the built page; it shows while `<html>` says so (splash-time.ts). */
export function Splash({ product, loading }: SplashProps) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-51 hidden place-content-center justify-items-center gap-4 bg-page in-data-splash:grid"
    >
      <Logo size={72} />
      <p className="text-25 font-semibold tracking-tight">{product}</p>
      <p className="text-15 text-secondary">
        {languages.map((language) => (
          <span key={language} className="only" lang={language}>
            {loading[language]}
          </span>
        ))}
      </p>
    </div>
  );
}
