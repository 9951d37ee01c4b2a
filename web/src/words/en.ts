/** The words that the first page needs: those of every page, and what each game says at home. */
const FILES = import.meta.glob<string>('../../../src/tacora/i18n/en/{common,web,home_*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(FILES)
