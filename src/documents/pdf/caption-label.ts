/** The label of a caption, and the sign after it. */
export const CAPTION =
  /^(?:(?:supplementary|extended data)\s+)?(?:figure|fig\.?|table|tab\.|listing|algorithm|scheme|plate|chart|exhibit|box|map|photo)\s+(?:[A-Z]{0,2}\.?\d+(?:[.–-]\d+)*[a-z]?|[IVXL]+)\s*(?:[:.|–—](?!\d)|$)/iu;

/** "Table 2 Patients by age" without a stop after its number. */
export const BARE_CAPTION =
  /^(?:[Ff]igure|FIGURE|[Ff]ig\.?|FIG\.?|[Tt]able|TABLE)\s+[A-Z]?\d+(?:\.\d+)*[a-z]?\s+\p{Lu}/u;
