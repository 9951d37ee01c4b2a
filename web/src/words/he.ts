import common from '../../../src/tacora/i18n/he/common.ftl?raw'
import diamant from '../../../src/tacora/i18n/he/diamant.ftl?raw'
import web from '../../../src/tacora/i18n/he/web.ftl?raw'

export default [common, diamant, web]
