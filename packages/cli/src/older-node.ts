// what Node 20 lacks of the language that the packages are written in
import 'core-js/actual/map/group-by.js';
import 'core-js/actual/object/group-by.js';
import 'core-js/actual/set/index.js';
