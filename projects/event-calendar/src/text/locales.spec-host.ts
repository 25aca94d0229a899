/** Locales whose dates and times are read back from the calendar's own formats. */
export const LOCALES: readonly string[] = (
  'en-US en-GB en-CA en-IN de de-AT fr fr-CA es es-MX pt-BR pt-PT it nl sv da nb fi is pl cs sk hu ro bg ' +
  'ru uk el tr he ar ar-EG fa ur hi bn ta te mr th vi id ms ja ko zh zh-TW zh-HK lt lv et sl hr sr ca ' +
  'eu kk ka hy mn ne sw'
).split(' ');
