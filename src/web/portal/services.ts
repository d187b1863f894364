/** Names of the services as usage records have them. */
const NAMES: Readonly<Record<string, string>> = {
  paragraph: 'Paragraph check',
  proofread: 'Documents',
  'ai-detection': 'AI reports',
  pdf: 'PDF',
  languagetool: 'LanguageTool clients',
  base: 'Other',
};

export const serviceName = (service: string) => NAMES[service] ?? service;

/** What a scope lets a key do. */
export const SCOPE_ABOUT: Readonly<Record<string, string>> = {
  paragraph: 'Check paragraphs',
  proofread: 'Proofread documents',
  'ai-detection': 'Create AI-content reports',
  pdf: 'Read PDFs, where the service asks for a key',
};

export const keyName = (key: string) =>
  key === 'browser' ? 'These pages' : key === 'deleted' ? 'Deleted keys' : `${key}…`;
