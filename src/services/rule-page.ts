/** Address of the page that explains a rule. */
export const rulePage = (baseUrl: string, rule: string): string => `${baseUrl}/docs/rules/${encodeURI(rule)}`;
