import { useEffect, useState } from 'preact/hooks';
import type { PageBox } from '../../../contract/pdf-review.ts';
import { getPlaces } from '../../api/pdfs.ts';
import { type Finding, keyOf } from './finding.ts';

const NONE: readonly PageBox[] = [];

/** The places of a finding's words on the pages; empty until they are known, or when they cannot be found. */
export function usePlaces(id: string, finding: Finding | null): readonly PageBox[] {
  const key = finding && keyOf(finding);
  const [found, setFound] = useState<{ readonly key: string; readonly places: readonly PageBox[] } | null>(null);
  useEffect(() => {
    if (!finding || key === null) return;
    const gone = new AbortController();
    const { start, end } = finding.alert;
    getPlaces(id, { paragraph: finding.paragraph, start, end }, gone.signal).then(
      (places) => setFound({ key, places }),
      // The paragraph is marked even without them.
      () => undefined,
    );
    return () => gone.abort();
  }, [id, key]);
  return found !== null && found.key === key ? found.places : NONE;
}
