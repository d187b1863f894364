const tree='/work/wt/me';
const { createEngine, ENGINE_FILES, STATISTICAL_FILES } = await import(tree+'/src/engine/engine.ts');
const { loadModels } = await import(tree+'/src/platform/models.ts');
const m=await import(tree+'/test/engine/right-examples.ts');
const engine=createEngine(await loadModels(tree+'/models',STATISTICAL_FILES,false,ENGINE_FILES));
const r=m.correctedRightExamples(engine);
for(const x of r) console.log(x); console.log(r.length);
