import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  run,
  withEnvironment,
  workingFolder
} from "./chunk-ICXK4T7C.js";
import "./chunk-3KRV6OQS.js";
import "./chunk-NGYADHHR.js";
import "./chunk-CEOUL7BU.js";
import "./chunk-GKDUO4HE.js";
import "./chunk-CVDFHWYO.js";
import "./chunk-GNDCAUM2.js";
import "./chunk-I4OM4RFW.js";
import "./chunk-44CT5S5U.js";
import "./chunk-OHEE7F2H.js";
import "./chunk-3B7KZACU.js";
import "./chunk-BDS4M35R.js";
import "./chunk-UOVHSO2X.js";
import "./chunk-MVPI74DC.js";
import "./chunk-OG6TXQCC.js";
import "./chunk-WWZBJHA7.js";
import "./chunk-7477QGAS.js";
import "./chunk-6ADBTVUI.js";
import "./chunk-4ZH242BM.js";
import "./chunk-UIET7DDD.js";
import "./chunk-TRBVMLRL.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-5YDYONSO.js";
import "./chunk-KPOE4I3O.js";
export {
  run,
  withEnvironment,
  workingFolder
};
